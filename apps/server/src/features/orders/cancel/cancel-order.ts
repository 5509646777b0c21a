import { type CancelReason, OrderStatus } from '@huarong/core/orders';
import { accept, refuse } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import type { Owner } from '#platform/context';
import type { Tx } from '#platform/database';
import { failpoint, sync } from '#platform/failpoints';
import { publishEvent } from '#platform/outbox';
import { type MoveOutcome, moveSubOrders } from '../move-sub-orders.ts';
import { orderCancelled } from '../order-events.ts';
import { stopTimer } from '../order-timers.ts';
import { findOrder, getLockedOrder } from '../orders.queries.ts';
import type { PaymentPort } from '../ports.ts';
import { releaseHeld } from './give-back.ts';

/** A shopper cancels an unpaid order. On a refusal the caller's savepoint rolls back the closing of payments too. */
export async function cancelOrder(
  tx: Tx,
  payments: PaymentPort,
  owner: Owner,
  { orderId, reasonCode }: { orderId: string; reasonCode: CancelReason },
): Promise<MoveOutcome> {
  if (!(await findOrder(tx, owner, orderId))) return refuse({ code: 'order-not-found' });
  const isClosed = await closeOrder(
    tx,
    payments,
    orderId,
    [OrderStatus.AwaitingPayment, OrderStatus.AwaitingDeposit, OrderStatus.AwaitingConfirmation],
    { reason: reasonCode, by: 'shopper' },
  );
  return isClosed
    ? accept({ orderId, orderStatus: OrderStatus.Cancelled })
    : refuse({ code: 'order-moved-on' });
}

/** Who ended an order and why; the note is in the words of staff. */
export interface Cancellation {
  reason: CancelReason | null;
  by: 'shopper' | 'staff' | 'system';
  note?: string | undefined;
  /** Only when its time to pay is over: staff may have given it more meanwhile. */
  isOverdueOnly?: boolean;
  /** The refund of the deposit publishes the event: one cancellation has one message. */
  isDepositRefunded?: boolean;
}

/**
 * Closes an unpaid order: 10, 11, 12 or 20 → 90. False when it has another status; then the caller must roll back. Payments
 * are closed first: that locks this order and the orders paid together with it, sorted by number.
 */
export async function closeOrder(
  tx: Tx,
  payments: PaymentPort,
  orderId: string,
  from: readonly OrderStatus[],
  { reason, by, note, isOverdueOnly = false, isDepositRefunded = false }: Cancellation,
): Promise<boolean> {
  await payments.closePayments(tx, orderId);
  await sync('order.cancel.payments_closed');
  const order = await getLockedOrder(tx, orderId);
  if (isOverdueOnly && (order.pay_until === null || order.pay_until > (await readClock(tx)))) return false;
  const moved = await moveSubOrders(tx, { orderId, from, to: OrderStatus.Cancelled });
  if (moved.length === 0) return false;
  await tx
    .updateTable('shop_order')
    .set({ cancel_reason: reason, cancel_by: by, cancel_note: note ?? null, pay_until: null })
    .where('id', '=', orderId)
    .execute();
  await releaseHeld(tx, order);
  await stopTimer(tx, 'close', orderId);
  await stopTimer(tx, 'unconfirmed', orderId);
  if (!isDepositRefunded)
    await publishEvent(tx, orderCancelled, { key: orderId, payload: { id: orderId, orderId, reason } });
  await failpoint('order.cancel.before_commit');
  return true;
}
