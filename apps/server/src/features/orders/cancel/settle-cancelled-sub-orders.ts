import type { Tx } from '#platform/database';
import { publishEvent } from '#platform/outbox';
import { orderCancelled } from '../order-events.ts';
import type { OrderRow } from '../order-rows.ts';
import type { PaymentPort } from '../ports.ts';
import { giveBack } from './give-back.ts';
import { refundEnded } from './refund-ended.ts';

/** Settles cancelled sub-orders of a paid order that was not shipped (80): gives everything back and refunds the money. */
export async function settleCancelledSubOrders(
  tx: Tx,
  payments: PaymentPort,
  order: OrderRow,
  subOrderIds: readonly string[],
): Promise<void> {
  const givenBack = await giveBack(tx, order, { subOrderIds, why: cancelledText(order.id) });
  const id = subOrderIds.join(',');
  await refundEnded(tx, payments, order, { subOrderIds, reasonKey: `cancel:${id}`, givenBack });
  await publishEvent(tx, orderCancelled, { key: id, payload: { id, orderId: order.id, paid: true } });
}

export const cancelledText = (orderId: string) => `订单 ${orderId} 已取消，退回下单时抵扣的积分，按原到期日`;
