import type { CancelReason, OrderStatus } from '@huarong/core/orders';
import { accept, refuse } from '@huarong/core/shared';
import type { Owner } from '#platform/context';
import type { Tx } from '#platform/database';
import { failpoint, sync } from '#platform/failpoints';
import { releasePoints } from '../../points/index.ts';
import { memberOf } from '../member-of.ts';
import { type MoveOutcome, moveParts } from '../move-sub-orders.ts';
import { tell } from '../order-events.ts';
import type { OrderRow } from '../order-rows.ts';
import { stopTimer } from '../order-timers.ts';
import { findOrder, lockOrder } from '../orders.queries.ts';
import type { PaymentPort } from '../ports.ts';
import { giveBackCoupons } from '../reservations/coupon-holds.ts';
import { giveBackQuotas } from '../reservations/promotion-quota.ts';
import { releaseStock } from '../reservations/stock.ts';

/** A shopper cancels what is not paid. A refusal undoes the closing of payments too: the caller's savepoint sees to it. */
export async function cancelOrder(
  tx: Tx,
  payments: PaymentPort,
  owner: Owner,
  { orderId, reasonCode }: { orderId: string; reasonCode: number },
): Promise<MoveOutcome> {
  if (!(await findOrder(tx, owner, orderId))) return refuse({ code: 'order-not-found' });
  const isClosed = await closeOrder(tx, payments, orderId, [10, 11, 20], reasonCode as CancelReason);
  return isClosed ? accept({ orderId, orderStatus: 90 }) : refuse({ code: 'order-moved-on' });
}

/**
 * Ends an unpaid order: 10, 11, 12 or 20 → 90. False when it has moved on, and then nothing may be kept of this
 * transaction. Payments come first: they take this order and those paid together with it, by number.
 */
export async function closeOrder(
  tx: Tx,
  payments: PaymentPort,
  orderId: string,
  from: readonly OrderStatus[],
  reason: CancelReason | null,
): Promise<boolean> {
  await payments.closePayments(tx, orderId);
  await sync('order.cancel.payments_closed');
  const order = (await lockOrder(tx, orderId)) as OrderRow;
  const moved = await moveParts(tx, { orderId, from, to: 90 });
  if (moved.length === 0) return false;
  await tx
    .updateTable('shop_order')
    .set({ cancel_reason: reason, pay_until: null })
    .where('id', '=', orderId)
    .execute();
  await releaseOrder(tx, order);
  await stopTimer(tx, 'close', orderId);
  await stopTimer(tx, 'unconfirmed', orderId);
  await tell(tx, 'order-cancelled', orderId, { reason });
  await failpoint('order.cancel.before_commit');
  return true;
}

/** All that an unpaid order kept for itself goes back. Only whoever moved the order to 90 calls this, so it happens once. */
async function releaseOrder(tx: Tx, order: OrderRow): Promise<void> {
  const memberId = memberOf(order.owner);
  if (memberId && order.points_used > 0) await releasePoints(tx, { memberId, reference: order.id });
  await giveBackCoupons(tx, order.id);
  // What is shared comes last, stock before quotas, as when an order is placed: two orders never wait in a circle.
  await releaseStock(tx, order.id);
  await giveBackQuotas(tx, order.promotion_uses);
}
