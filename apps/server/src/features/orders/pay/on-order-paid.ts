import { overallStatus } from '@huarong/core/orders';
import { sql } from 'kysely';
import type { Tx } from '#platform/database';
import { failpoint } from '#platform/failpoints';
import { spendPoints } from '../../points/index.ts';
import { memberOf } from '../member-of.ts';
import { moveParts } from '../move-sub-orders.ts';
import { tell } from '../order-events.ts';
import type { OrderRow } from '../order-rows.ts';
import { setTimer, stopTimer } from '../order-timers.ts';
import { listSubOrders, lockOrder } from '../orders.queries.ts';
import { useCoupons } from '../reservations/coupon-holds.ts';
import { sellStock } from '../reservations/stock.ts';

export interface PaidOrder {
  orderId: string;
  purpose: 'full' | 'deposit' | 'balance' | 'merge' | 'rest';
}
/** `already`: paid before, by whatever came first. `cancelled`: too late, the money has to go back. */
export type PaidOutcome = 'moved' | 'already' | 'cancelled';

/** The money for an order has arrived in full: 10 → 30, 11 → 12 or 12 → 30, with all that follows. */
export async function orderPaid(tx: Tx, { orderId, purpose }: PaidOrder): Promise<PaidOutcome> {
  // Asked in one breath and answered in turn: the order is locked before its parts move.
  const [order, moved] = await Promise.all([
    lockOrder(tx, orderId),
    purpose === 'deposit'
      ? moveParts(tx, { orderId, from: [11], to: 12, along: { pay_status: 1 } })
      : moveParts(tx, { orderId, from: [10, 12], to: 30, along: { pay_status: 2 } }),
  ]);
  if (!order) throw new Error(`no such order: ${orderId}`);
  if (moved.length === 0) {
    const statuses = (await listSubOrders(tx, [orderId])).map(({ status }) => status);
    return overallStatus(statuses) === 90 ? 'cancelled' : 'already';
  }
  await Promise.all([
    purpose === 'deposit' ? waitForBalance(tx, order) : sell(tx, order),
    tell(tx, 'order-paid', purpose === 'deposit' ? `${orderId}:deposit` : orderId, { purpose }),
  ]);
  await failpoint('order.paid.before_commit');
  return 'moved';
}

/** What was held is sold; called by whoever moved the order to 30. A cash order is not paid yet. */
export async function sell(tx: Tx, order: OrderRow, { isPaid = true } = {}): Promise<void> {
  // Her own first, then what is shared, as when the order was placed: so no two wait for each other.
  if (order.coupon_ids.length > 0) await useCoupons(tx, order.id);
  const memberId = memberOf(order.owner);
  if (memberId && order.points_used > 0) await spendPoints(tx, { memberId, reference: order.id });
  await Promise.all([
    tx
      .updateTable('shop_order')
      .set({ paid_at: isPaid ? sql<Date>`shop_now()` : null, pay_until: null })
      .where('id', '=', order.id)
      .execute(),
    // Cash waits to be confirmed, everything else to be paid: an order has one of the two timers.
    stopTimer(tx, order.payment_code === 'COD' ? 'unconfirmed' : 'close', order.id),
    sellStock(tx, order.id),
  ]);
}

/** The deposit is in: the order now closes at the end of the balance window. */
async function waitForBalance(tx: Tx, order: OrderRow): Promise<void> {
  await Promise.all([
    tx.updateTable('shop_order').set({ pay_until: order.balance_until }).where('id', '=', order.id).execute(),
    setTimer(tx, 'close', order.id, order.balance_until!),
  ]);
}
