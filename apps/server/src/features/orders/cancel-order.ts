import type { CancelReason, OrderStatus } from '@huarong/core/orders';
import { accept, refuse } from '@huarong/core/shared';
import type { Owner } from '#platform/context';
import type { Tx } from '#platform/database';
import { failpoint, sync } from '#platform/failpoints';
import type { MoveOutcome } from './move-outcome.ts';
import { moveParts } from './move-parts.ts';
import { tell } from './order-news.ts';
import type { OrderRow } from './order-rows.ts';
import { stopTimer } from './order-timers.ts';
import { findOrder, lockOrder } from './orders.queries.ts';
import type { PaymentPort } from './ports.ts';
import { releaseOrder } from './release-order.ts';

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
