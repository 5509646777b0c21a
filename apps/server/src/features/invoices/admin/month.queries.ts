import { InvoiceStatus } from '@huarong/core/invoices';
import { OrderStatus } from '@huarong/core/orders';
import { ReturnStatus } from '@huarong/core/returns';
import { sql } from 'kysely';
import type { Queryable } from '#platform/database';
import { monthRange, UNDER_WAY } from './list.queries.ts';

interface ColourSums {
  colour: 'blue' | 'red';
  count: number;
  total: number;
  net: number;
  tax: number;
}

/** What was issued in a month, by colour. */
export async function sumMonth(db: Queryable, month: string): Promise<ColourSums[]> {
  const { start, end } = monthRange(month);
  const { rows } = await sql<ColourSums>`
    select invoice.colour, count(*)::int as count, sum(invoice.amount_fen)::bigint as total,
      sum(lines.net)::bigint as net, sum(lines.tax)::bigint as tax
    from invoice cross join lateral (
      select sum(net_fen) as net, sum(tax_fen) as tax from invoice_line where invoice_id = invoice.id) lines
    where invoice.number is not null and invoice.issued_at >= ${start} and invoice.issued_at < ${end}
    group by invoice.colour`.execute(db);
  return rows;
}

interface ComparedOrder {
  order_id: string;
  invoiced: number;
  ledger: number;
  /** Not every parcel has its invoice, one is under way, or a return or refund is: documents count it earlier than the ledger. */
  is_open: boolean;
}

/**
 * Orders with an invoice of the month: what their documents say today, and what the ledger says. Money of stored cards is
 * invoiced when the card is sold, so movements with a card do not count.
 */
export async function compareMonth(db: Queryable, month: string): Promise<ComparedOrder[]> {
  const { start, end } = monthRange(month);
  const { rows } = await sql<ComparedOrder>`
    select orders.order_id, documents.total as invoiced, money.total as ledger, (
      exists (select 1 from invoice open where open.order_id = orders.order_id and open.status in ${UNDER_WAY})
      or exists (select 1 from refund where refund.order_id = orders.order_id and refund.state <> 'done')
      or exists (select 1 from return_request back where back.order_id = orders.order_id
        and back.status < ${ReturnStatus.Completed})
      or exists (select 1 from sub_order sub where sub.order_id = orders.order_id and sub.status <> ${OrderStatus.Cancelled}
        and sub.invoice_status <> ${InvoiceStatus.Issued})) as is_open
    from (
      select distinct order_id from invoice
      where number is not null and issued_at >= ${start} and issued_at < ${end}) orders
    cross join lateral (
      select coalesce(sum(amount_fen), 0)::bigint as total from invoice
      where order_id = orders.order_id and number is not null) documents
    cross join lateral (
      select coalesce(-sum(entry.amount_fen), 0)::bigint as total from ledger_entry entry
      where entry.account = 'order:' || orders.order_id and not exists (
        select 1 from ledger_entry other where other.movement_id = entry.movement_id and other.account like 'card:%')) money`.execute(
    db,
  );
  return rows;
}
