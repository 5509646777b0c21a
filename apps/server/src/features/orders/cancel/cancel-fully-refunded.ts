import { OrderStatus, PayStatus, UNSHIPPED_STATUSES } from '@huarong/core/orders';
import type { Tx } from '#platform/database';
import { moveSubOrders } from '../move-sub-orders.ts';
import type { OrderRow } from '../order-rows.ts';
import { setCancelledBy } from '../orders.queries.ts';
import type { PaymentPort } from '../ports.ts';
import { closeOrder } from './cancel-order.ts';
import { giveBack } from './give-back.ts';
import { cancelledText } from './settle-cancelled-sub-orders.ts';

/**
 * The whole amount is refunded: what has not left the warehouse is cancelled, so that it cannot ship any more, and given
 * back at once. Shipped sub-orders are closed when the refund arrives. False when nothing was waiting to be shipped.
 */
export async function cancelFullyRefunded(tx: Tx, payments: PaymentPort, order: OrderRow): Promise<boolean> {
  const orderId = order.id;
  const waiting = await moveSubOrders(tx, {
    orderId,
    from: UNSHIPPED_STATUSES,
    to: OrderStatus.Cancelling,
    fields: { pay_status: PayStatus.Refunding },
  });
  // A cancellation that staff have not decided yet is approved by the refund.
  const undecided = await tx
    .updateTable('sub_order')
    .set({ pay_status: PayStatus.Refunding })
    .where('order_id', '=', orderId)
    .where('status', '=', OrderStatus.Cancelling)
    .where('pay_status', '<>', PayStatus.Refunding)
    .returning('id')
    .execute();
  const subOrderIds = [...waiting, ...undecided].map(({ id }) => id);
  if (subOrderIds.length > 0) {
    if (waiting.length > 0) await setCancelledBy(tx, orderId, 'staff');
    await giveBack(tx, order, { subOrderIds, why: cancelledText(orderId) });
    return true;
  }
  return closePresale(tx, payments, orderId);
}

/** The deposit is refunded before the balance is paid: the order ends, and what it holds is released. */
async function closePresale(tx: Tx, payments: PaymentPort, orderId: string): Promise<boolean> {
  const isWaiting = await tx
    .selectFrom('sub_order')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', '=', OrderStatus.AwaitingBalance)
    .executeTakeFirst();
  if (!isWaiting) return false;
  await closeOrder(tx, payments, orderId, [OrderStatus.AwaitingBalance], {
    reason: 9,
    by: 'staff',
    isDepositRefunded: true,
  });
  await tx
    .updateTable('sub_order')
    .set({ pay_status: PayStatus.Refunded })
    .where('order_id', '=', orderId)
    .execute();
  return true;
}
