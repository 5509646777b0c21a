import type { OrderStatus } from '@huarong/core/orders';
import { overallStatus } from '@huarong/core/orders';
import type { PayableOrder } from '@huarong/core/payment';
import { fen } from '@huarong/core/shared';
import { type Selectable, sql } from 'kysely';
import type { Queryable, Tables, Tx } from '#platform/database';
import type { TenderRow } from './payment.queries.ts';

export interface OrderToPay extends PayableOrder {
  id: string;
  owner: string;
  /** How many payments are open for it. */
  openPayments: number;
}

type Row = Pick<
  Selectable<Tables['shop_order']>,
  'id' | 'owner' | 'payable_fen' | 'deposit_fen' | 'pay_until' | 'balance_from' | 'balance_until'
> & { statuses: OrderStatus[] | null; open_payments: number };

const PAYMENT_COLUMNS = sql`shop_order.id, shop_order.owner, payable_fen, deposit_fen, pay_until, balance_from, balance_until,
  (select array_agg(status) from sub_order where order_id = shop_order.id) as statuses,
  (select count(*)::int from payment_order each join payment on payment.id = each.payment_id
    where each.order_id = shop_order.id and each.is_live and payment.state = 'pending') as open_payments`;

/** The payment fields of orders, optionally of one owner only. Missing orders are left out. */
export async function listOrdersToPay(
  db: Queryable,
  orderIds: readonly string[],
  owner?: string,
): Promise<OrderToPay[]> {
  const { rows } = await sql<Row>`
    select ${PAYMENT_COLUMNS} from shop_order
    where id = any(${[...orderIds]}) and (${owner ?? null}::text is null or owner = ${owner ?? null})
    order by id`.execute(db);
  return rows.map(orderToPay);
}

/** An order's share of a payment, with the order. */
export type TenderOfOrder = TenderRow & { order: OrderToPay };

/** What a payment covers. */
export async function listTendersOfOrders(db: Queryable, paymentId: string): Promise<TenderOfOrder[]> {
  const { rows } = await sql<TenderRow & Row>`
    select tender.*, ${PAYMENT_COLUMNS}
    from payment_order tender join shop_order on shop_order.id = tender.order_id
    where tender.payment_id = ${paymentId} order by tender.order_id`.execute(db);
  return rows.map((row) => ({ ...row, order: orderToPay(row) }));
}

const orderToPay = (row: Row): OrderToPay => ({
  id: row.id,
  owner: row.owner,
  openPayments: row.open_payments,
  status: overallStatus(row.statuses ?? []),
  payable: fen(row.payable_fen),
  deposit: row.deposit_fen === null ? null : fen(row.deposit_fen),
  payUntil: row.pay_until,
  balanceFrom: row.balance_from,
  balanceUntil: row.balance_until,
});

/** Every change to an order's payments locks the order row first; several are locked in id order. */
export async function lockOrders(
  tx: Tx,
  orderIds: readonly string[],
  owner: string | null = null,
): Promise<{ id: string; now: Date }[]> {
  const { rows } = await sql<{ id: string; now: Date }>`
    select id, shop_now() as now from shop_order
    where id = any(${[...orderIds]}) and (${owner}::text is null or owner = ${owner})
    order by id for update`.execute(tx);
  return rows;
}

/** Locks the orders that a payment covers. */
export const lockOrdersOf = (tx: Tx, paymentId: string) =>
  sql`
    select id from shop_order
    where id in (select order_id from payment_order where payment_id = ${paymentId})
    order by id for update`.execute(tx);
