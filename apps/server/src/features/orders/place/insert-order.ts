import { randomInt, randomUUID } from 'node:crypto';
import { InvoiceStatus } from '@huarong/core/invoices';
import {
  AfterSaleStatus,
  OrderStatus,
  orderNumber,
  PayStatus,
  ShipStatus,
  subOrderIdOf,
} from '@huarong/core/orders';
import type { StoredOffer, UnitShare } from '@huarong/core/pricing';
import { shanghaiDate } from '@huarong/core/shared';
import { type RawBuilder, sql } from 'kysely';
import { type Tables, type Tx, valuesOf, violatesConstraint, writeAtCommit } from '#platform/database';
import type { LinePart, LineSnapshot } from '../order-rows.ts';

type NewRow<Table extends keyof Tables> = Partial<Record<keyof Tables[Table], unknown>>;
/** An order line with the share of each discount per unit, so that a later refund reads amounts instead of calculating them. */
export interface NewLine {
  skuId: string;
  productId: string;
  kind: 'ordinary' | 'presale' | 'gift' | 'extraBuy' | 'bundle';
  snapshot: LineSnapshot;
  /** Parts of a bundle; null for a plain sku. */
  parts: LinePart[] | null;
  engraving: string | null;
  unitPriceFen: number;
  quantity: number;
  units: UnitShare[];
}
/** An order to insert; each parcel becomes a sub-order. */
export interface NewOrder {
  order: Omit<NewRow<'shop_order'>, 'id'> & { created_at: Date };
  status: OrderStatus;
  parcels: readonly (readonly NewLine[])[];
  /** What applied, with the savings that add up to the discounts of the order. */
  offers: readonly StoredOffer[];
}

/** Inserts the order and returns its number: ten random digits per day, drawn again when taken. */
export async function insertOrder(tx: Tx, rows: NewOrder): Promise<string> {
  const day = shanghaiDate(rows.order.created_at).replaceAll('-', '');
  for (;;) {
    const id = orderNumber(day, randomInt);
    if (await insertOrderRows(tx, id, rows)) return id;
  }
}

/**
 * The same with the commit, for an order that nothing in its transaction reads or refers to. When the number is taken, the
 * transaction is rolled back and fails; `isOrderNumberTaken` says so of its error.
 */
export async function insertOrderAtCommit(tx: Tx, rows: NewOrder): Promise<string> {
  const id = orderNumber(shanghaiDate(rows.order.created_at).replaceAll('-', ''), randomInt);
  await writeAtCommit(tx, `order ${id}`, (refer) => {
    const { order, sub, line, offersOf } = valuesOfOrder(id, rows);
    return {
      order: sql`insert into shop_order (${order.columns}) ${order.values} returning id`,
      sub_orders: sql`insert into sub_order (${sub.columns}) ${sub.values}`,
      lines: sql`insert into order_line (${line.columns}) ${line.values}`,
      offers: offersOf(refer('order')),
    };
  });
  return id;
}

export const isOrderNumberTaken = (error: unknown): boolean => violatesConstraint(error, 'shop_order_pkey');

/** One statement inserts order, sub-orders, lines and offers, so none exists without the others. False when the number is taken. */
async function insertOrderRows(tx: Tx, id: string, rows: NewOrder): Promise<boolean> {
  const { order, sub, line, offersOf } = valuesOfOrder(id, rows);
  const { rows: written } = await sql<{ id: string }>`
    with placed as (
      insert into shop_order (${order.columns}) ${order.values} on conflict (id) do nothing returning id
    ), new_sub_orders as (
      insert into sub_order (${sub.columns}) ${sub.values} where exists (select from placed)
    ), new_lines as (
      insert into order_line (${line.columns}) ${line.values} where exists (select from placed)
    ), new_offers as (${offersOf(sql.ref('placed'))})
    select id from placed`.execute(tx);
  return written.length === 1;
}

function valuesOfOrder(id: string, rows: NewOrder) {
  const { subOrders, lines } = subOrdersAndLines(id, rows);
  return {
    order: valuesOf('shop_order', [{ id, ...rows.order, offer_count: rows.offers.length }]),
    sub: valuesOf('sub_order', subOrders),
    line: valuesOf('order_line', lines),
    offersOf: (placed: RawBuilder<unknown>) => sql`
      insert into order_offer (order_id, position, kind, offer_id, title, reason, saved_fen, lines)
      select placed.id, position, kind, offer_id, title, reason, saved_fen, lines
      from ${placed} as placed,
        jsonb_populate_recordset(null::order_offer, ${JSON.stringify(offerRows(rows.offers))}::jsonb)`,
  };
}

const offerRows = (offers: readonly StoredOffer[]): NewRow<'order_offer'>[] =>
  offers.map(({ kind, offerId, title, reason, savedFen, lines }, index) => ({
    position: index + 1,
    kind,
    offer_id: offerId,
    title,
    reason,
    saved_fen: savedFen,
    lines,
  }));

function subOrdersAndLines(id: string, rows: NewOrder) {
  const subOrders: NewRow<'sub_order'>[] = [];
  const lines: NewRow<'order_line'>[] = [];
  for (const [index, parcel] of rows.parcels.entries()) {
    const subOrderId = subOrderIdOf(id, index + 1);
    subOrders.push({
      id: subOrderId,
      order_id: id,
      position: index + 1,
      status: rows.status,
      // An order with nothing to pay counts as paid.
      pay_status: rows.status === OrderStatus.AwaitingShipment ? PayStatus.Paid : PayStatus.Unpaid,
      ship_status: ShipStatus.Unshipped,
      after_sale_status: AfterSaleStatus.None,
      invoice_status: InvoiceStatus.None,
      version: 1,
    });
    for (const line of parcel)
      lines.push({
        id: randomUUID(),
        order_id: id,
        sub_order_id: subOrderId,
        position: lines.length + 1,
        sku_id: line.skuId,
        product_id: line.productId,
        kind: line.kind,
        snapshot: line.snapshot,
        parts: line.parts,
        engraving: line.engraving,
        unit_price_fen: line.unitPriceFen,
        quantity: line.quantity,
        promotion_share_fen: sumOf(line.units, 'promotion'),
        coupon_share_fen: sumOf(line.units, 'coupon'),
        points_share_fen: sumOf(line.units, 'points'),
        paid_fen: sumOf(line.units, 'paid'),
        unit_shares: line.units,
        returned_quantity: 0,
      });
  }
  return { subOrders, lines };
}

export const sumOf = (units: readonly UnitShare[], share: keyof UnitShare): number =>
  units.reduce((total, unit) => total + unit[share], 0);
