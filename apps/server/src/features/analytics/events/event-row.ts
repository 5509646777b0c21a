import { randomUUID } from 'node:crypto';
import type { ReportedEvent } from '@huarong/contract/analytics';
import { fromYuan, shanghaiDate } from '@huarong/core/shared';

/** Events that are stored; searches and clicks of slots are counted instead. */
export type StoredEvent = Exclude<
  ReportedEvent,
  { name: 'search' | 'search_click' | 'slot_click' | 'slot_order' }
>;

/** A row of `analytics_event`, with the names of its columns. */
export interface EventRow {
  id: string;
  day: string;
  received_at: string;
  visit_id: string | null;
  name: StoredEvent['name'];
  page_kind: string;
  skus: readonly string[];
  order_id: string | null;
  total_fen: number | null;
  discount_fen: number | null;
  freight_fen: number | null;
  price_fen: number | null;
  coupons: readonly string[];
  utm_source: string;
  utm_medium: string;
  utm_campaign: string;
  utm_content: string;
  utm_term: string;
  browser_ms: number;
  bytes: number;
}

/** Amounts beyond this are no prices; a number of JavaScript stays exact. */
const MOST_FEN = 10_000_000_000_000;

/** The member of the event is not stored: the funnel counts visits, not people. */
export function rowOf(event: StoredEvent, receivedAt: Date): EventRow {
  const fields = new Map<string, unknown>(Object.entries(event));
  const fenOf = (name: string) => {
    const amount = fromYuan(String(fields.get(name) ?? ''));
    return amount === null || Math.abs(amount) > MOST_FEN ? null : amount;
  };
  const { source } = event;
  const row = {
    id: event.eventID ?? randomUUID().replaceAll('-', ''),
    day: shanghaiDate(receivedAt),
    received_at: receivedAt.toISOString(),
    visit_id: event.visitID ?? null,
    name: event.name,
    page_kind: event.page.kind,
    skus: 'commodity_sku' in event ? event.commodity_sku.split(',').filter(Boolean) : [],
    order_id: 'orderID' in event ? storable(event.orderID) : null,
    total_fen: fenOf('totalAmount'),
    discount_fen: fenOf('discount'),
    freight_fen: fenOf('freight'),
    price_fen: fenOf('orderPrice'),
    coupons: 'coupons' in event ? event.coupons.map(storable) : [],
    utm_source: storable(source?.utm_source),
    utm_medium: storable(source?.utm_medium),
    utm_campaign: storable(source?.utm_campaign),
    utm_content: storable(source?.utm_content),
    utm_term: storable(source?.utm_term),
    browser_ms: event.at,
  };
  return { ...row, bytes: Buffer.byteLength(JSON.stringify(row)) };
}

/** Without what no text of the database can hold: one such event would stop all others of its batch. */
const storable = (text = ''): string => text.toWellFormed().replaceAll('\u0000', '');
