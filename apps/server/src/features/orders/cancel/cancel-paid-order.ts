import { type CancelReason, OrderStatus, PayStatus } from '@huarong/core/orders';
import { accept, refuse } from '@huarong/core/shared';
import type { Owner } from '#platform/context';
import type { Tx } from '#platform/database';
import { failpoint, sync } from '#platform/failpoints';
import { loadOrder } from '../load-orders.ts';
import { type MoveOutcome, moveSubOrders } from '../move-sub-orders.ts';
import { findOrder, getLockedOrder } from '../orders.queries.ts';
import type { PaymentPort } from '../ports.ts';
import { statusOf } from '../show/present-order.ts';
import { settleCancelledSubOrders } from './settle-cancelled-sub-orders.ts';

interface CancelRequest {
  orderId: string;
  subOrderId?: string | undefined;
  reasonCode: CancelReason;
}

/** A shopper cancels a paid order. Before the warehouse has it (30) it is refunded at once; from 35 on staff decide. */
export async function cancelPaidOrder(
  tx: Tx,
  payments: PaymentPort,
  owner: Owner,
  request: CancelRequest,
): Promise<MoveOutcome> {
  const { orderId, subOrderId } = request;
  if (!(await findOrder(tx, owner, orderId))) return refuse({ code: 'order-not-found' });
  const order = await getLockedOrder(tx, orderId);
  await sync('order.cancel_paid.locked');
  const inWarehouse = await moveSubOrders(tx, {
    orderId,
    subOrderId,
    from: [OrderStatus.Packing],
    to: OrderStatus.Cancelling,
  });
  const refundable = await moveSubOrders(tx, {
    orderId,
    subOrderId,
    from: [OrderStatus.AwaitingShipment],
    to: OrderStatus.Cancelling,
    fields: { pay_status: PayStatus.Refunding },
  });
  if (inWarehouse.length + refundable.length === 0) return refuse({ code: 'order-moved-on' });
  await tx
    .updateTable('shop_order')
    .set({ cancel_reason: request.reasonCode, cancel_by: 'shopper' })
    .where('id', '=', orderId)
    .execute();
  if (refundable.length > 0)
    await settleCancelledSubOrders(
      tx,
      payments,
      order,
      refundable.map(({ id }) => id),
    );
  await failpoint('order.cancel_paid.before_commit');
  return accept({ orderId, orderStatus: statusOf(await loadOrder(tx, order)) });
}
