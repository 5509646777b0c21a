import { overallStatus } from '@huarong/core/orders';
import { sql } from 'kysely';
import type { Tx } from '#platform/database';
import { failpoint, sync } from '#platform/failpoints';
import { spendPoints } from '../points/index.ts';
import { useCoupons } from './coupon-use.ts';
import { memberOf } from './member-of.ts';
import { moveParts } from './move-parts.ts';
import { tell } from './order-news.ts';
import type { OrderRow } from './order-rows.ts';
import { setTimer, stopTimer } from './order-timers.ts';
import { listSubOrders, lockOrder } from './orders.queries.ts';
import { sellStock } from './stock.ts';

export interface PaidOrder {
  orderId: string;
  purpose: 'full' | 'deposit' | 'balance' | 'merge' | 'rest';
}
/** `already`: paid before, by whatever came first. `cancelled`: too late, the money has to go back. */
export type PaidOutcome = 'moved' | 'already' | 'cancelled';

/** The money for an order has arrived in full: 10 → 30, 11 → 12 or 12 → 30, with all that follows. */
export async function orderPaid(tx: Tx, { orderId, purpose }: PaidOrder): Promise<PaidOutcome> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new Error(`no such order: ${orderId}`);
  await sync('order.paid.locked');
  const moved =
    purpose === 'deposit'
      ? await moveParts(tx, { orderId, from: [11], to: 12, along: { pay_status: 1 } })
      : await moveParts(tx, { orderId, from: [10, 12], to: 30, along: { pay_status: 2 } });
  if (moved.length === 0) {
    const statuses = (await listSubOrders(tx, [orderId])).map(({ status }) => status);
    return overallStatus(statuses) === 90 ? 'cancelled' : 'already';
  }
  if (purpose === 'deposit') await waitForBalance(tx, order);
  else await sell(tx, order);
  await tell(tx, 'order-paid', purpose === 'deposit' ? `${orderId}:deposit` : orderId, { purpose });
  await failpoint('order.paid.before_commit');
  return 'moved';
}

/** What was held is sold; called by whoever moved the order to 30. A cash order is not paid yet. */
export async function sell(tx: Tx, order: OrderRow, { isPaid = true } = {}): Promise<void> {
  await tx
    .updateTable('shop_order')
    .set({ paid_at: isPaid ? sql<Date>`shop_now()` : null, pay_until: null })
    .where('id', '=', order.id)
    .execute();
  if (order.coupon_ids.length > 0) await useCoupons(tx, order.id);
  const memberId = memberOf(order.owner);
  if (memberId && order.points_used > 0) await spendPoints(tx, { memberId, reference: order.id });
  await sellStock(tx, order.id);
  // Cash waits to be confirmed, everything else to be paid: an order has one of the two timers.
  await stopTimer(tx, order.payment_code === 'COD' ? 'unconfirmed' : 'close', order.id);
}

/** The deposit is in: the order now closes at the end of the balance window. */
async function waitForBalance(tx: Tx, order: OrderRow): Promise<void> {
  await tx
    .updateTable('shop_order')
    .set({ pay_until: order.balance_until })
    .where('id', '=', order.id)
    .execute();
  await setTimer(tx, 'close', order.id, order.balance_until!);
}
