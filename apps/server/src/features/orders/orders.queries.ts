import { IN_FULFILMENT, OrderStatus, type ParcelStatus, type StatusChange } from '@huarong/core/orders';
import { getFirst } from '@huarong/core/shared';
import { sql } from 'kysely';
import { memberOwner, type Owner } from '#platform/context';
import { type Queryable, statusIn, type Tx } from '#platform/database';
import type { LineRow, OfferRow, OrderRow, Recipient, SubOrderRow } from './order-rows.ts';

/** An order of this owner. Hidden orders are found too, so that links in messages still work. */
export const findOrder = async (db: Queryable, owner: Owner, orderId: string): Promise<OrderRow | null> =>
  (await db
    .selectFrom('shop_order')
    .selectAll()
    .where('id', '=', orderId)
    .where('owner', '=', owner)
    .executeTakeFirst()) ?? null;

/** Without an owner check, for jobs and staff. */
export const findAnyOrder = async (db: Queryable, orderId: string): Promise<OrderRow | null> =>
  (await db.selectFrom('shop_order').selectAll().where('id', '=', orderId).executeTakeFirst()) ?? null;

/** As findAnyOrder, for an order that is known to exist. */
export const getOrder = (db: Queryable, orderId: string): Promise<OrderRow> =>
  db.selectFrom('shop_order').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();

/** Every change of an order locks this row first, so that cancelling, paying and shipping run one after the other. */
export const lockOrder = async (tx: Tx, orderId: string): Promise<OrderRow | null> =>
  (await tx.selectFrom('shop_order').selectAll().where('id', '=', orderId).forUpdate().executeTakeFirst()) ??
  null;

/** As lockOrder, for an order that the caller has already found. */
export const getLockedOrder = (tx: Tx, orderId: string): Promise<OrderRow> =>
  tx.selectFrom('shop_order').selectAll().where('id', '=', orderId).forUpdate().executeTakeFirstOrThrow();

export const listOrders = async (db: Queryable, orderIds: readonly string[]): Promise<OrderRow[]> =>
  db
    .selectFrom('shop_order')
    .selectAll()
    .where((row) => row('id', '=', row.fn.any(row.val([...orderIds]))))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

export const listSubOrders = async (db: Queryable, orderIds: readonly string[]): Promise<SubOrderRow[]> =>
  db
    .selectFrom('sub_order')
    .selectAll()
    .where((row) => row('order_id', '=', row.fn.any(row.val([...orderIds]))))
    .orderBy('order_id')
    .orderBy('position')
    .execute();

/** What applied to the order, in the order of its arithmetic; empty for orders of earlier releases. */
export const listOffers = (db: Queryable, orderId: string): Promise<OfferRow[]> =>
  db.selectFrom('order_offer').selectAll().where('order_id', '=', orderId).orderBy('position').execute();

export const listLines = async (db: Queryable, orderIds: readonly string[]): Promise<LineRow[]> =>
  db
    .selectFrom('order_line')
    .selectAll()
    .where((row) => row('order_id', '=', row.fn.any(row.val([...orderIds]))))
    .orderBy('order_id')
    .orderBy('position')
    .execute();

/** The automatic confirmation of receipt was extended beyond now. */
export const isReceiptPutOff = async (tx: Tx, subOrderId: string): Promise<boolean> =>
  (await tx
    .selectFrom('sub_order')
    .select('id')
    .where('id', '=', subOrderId)
    .where('receipt_until', '>', sql<Date>`shop_now()`)
    .executeTakeFirst()) !== undefined;

export interface SubOrderChange extends StatusChange {
  subOrderId: string;
  from: OrderStatus | null;
}
export const listStatusChanges = async (db: Queryable, orderId: string): Promise<SubOrderChange[]> =>
  db
    .selectFrom('order_status_change')
    .innerJoin('sub_order', 'sub_order.id', 'order_status_change.sub_order_id')
    .select(['sub_order_id as subOrderId', 'from_status as from', 'to_status as to', 'at'])
    .where('sub_order.order_id', '=', orderId)
    .orderBy('order_status_change.id')
    .execute();

export interface ParcelRow {
  id: string;
  sub_order_id: string;
  carrier: string;
  waybill_no: string | null;
  status: ParcelStatus;
  expected_at: Date | null;
  items: { lineId: string; quantity: number }[];
  traces: { at: string; text: string }[];
}

/** Parcels with their items and traces, newest trace first. */
export async function listParcels(db: Queryable, orderId: string): Promise<ParcelRow[]> {
  const { rows } = await sql<ParcelRow>`
    select parcel.id, sub_order_id, carrier, waybill_no, parcel.status, expected_at,
      (select coalesce(jsonb_agg(jsonb_build_object('lineId', order_line_id, 'quantity', quantity) order by order_line_id), '[]')
        from parcel_item where parcel_id = parcel.id) as items,
      (select coalesce(jsonb_agg(jsonb_build_object('at', at, 'text', text) order by at desc, parcel_trace.id desc), '[]')
        from parcel_trace where parcel_id = parcel.id) as traces
    from parcel join sub_order on sub_order.id = parcel.sub_order_id
    where sub_order.order_id = ${orderId}
    order by parcel.created_at, parcel.id`.execute(db);
  return rows;
}

/** Sub-query: the number of open cash orders of a shopper. */
export const openCashOrders = (owner: Owner) => sql<number>`
  select count(*) from shop_order
  where owner = ${owner} and payment_code = 'COD' and exists (
    select 1 from sub_order where order_id = shop_order.id and ${statusIn('status', [OrderStatus.AwaitingConfirmation, ...IN_FULFILMENT])})`;

/** Orders visible in the member's list. */
export const countOrders = async (db: Queryable, memberId: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from shop_order
    where owner = ${memberOwner(memberId)} and hidden_at is null`.execute(db);
  return getFirst(rows).count;
};

export const setRecipient = (tx: Tx, orderId: string, recipient: Recipient) =>
  tx
    .updateTable('shop_order')
    .set((row) => ({ recipient: JSON.stringify(recipient), version: row('version', '+', 1) }))
    .where('id', '=', orderId)
    .execute();

/** Changes the freight of an unpaid order, and with it the amount to pay and the rows that explain it. */
export const setFreight = (tx: Tx, order: OrderRow, differenceFen: number) =>
  tx
    .updateTable('shop_order')
    .set((row) => ({
      freight_fen: row('freight_fen', '+', differenceFen),
      payable_fen: row('payable_fen', '+', differenceFen),
      arithmetic: JSON.stringify(
        order.arithmetic.map(({ label, amountFen }, index) => ({
          label,
          amountFen:
            label === '运费' || index === order.arithmetic.length - 1 ? amountFen + differenceFen : amountFen,
        })),
      ),
      version: row('version', '+', 1),
    }))
    .where('id', '=', order.id)
    .execute();

/** Who ended the order, and why in the words of staff. */
export const setCancelledBy = (tx: Tx, orderId: string, by: 'shopper' | 'staff' | 'system', note?: string) =>
  tx
    .updateTable('shop_order')
    .set({ cancel_by: by, ...(note !== undefined && { cancel_note: note }) })
    .where('id', '=', orderId)
    .execute();

export const setPaymentCode = (tx: Tx, orderId: string, paymentCode: OrderRow['payment_code']) =>
  tx
    .updateTable('shop_order')
    .set((row) => ({ payment_code: paymentCode, version: row('version', '+', 1) }))
    .where('id', '=', orderId)
    .execute();
