import { OrderStatus, ShipStatus } from '@huarong/core/orders';
import { accept, refuse } from '@huarong/core/shared';
import { sql } from 'kysely';
import { readClock } from '#platform/clock';
import { memberIdOfOwner, type Owner } from '#platform/context';
import type { Tx } from '#platform/database';
import { publishEvent } from '#platform/outbox';
import { earnPoints } from '../../points/index.ts';
import { loadOrder } from '../load-orders.ts';
import { type MoveOutcome, moveSubOrders } from '../move-sub-orders.ts';
import { orderDone } from '../order-events.ts';
import type { OrderRow } from '../order-rows.ts';
import { stopTimer } from '../order-timers.ts';
import { findOrder, getLockedOrder, listLines } from '../orders.queries.ts';
import { pointsEarned } from '../points-earned.ts';
import { statusOf } from '../show/present-order.ts';

export async function confirmReceipt(
  tx: Tx,
  owner: Owner,
  { orderId, subOrderId }: { orderId: string; subOrderId?: string | undefined },
): Promise<MoveOutcome> {
  if (!(await findOrder(tx, owner, orderId))) return refuse({ code: 'order-not-found' });
  const order = await getLockedOrder(tx, orderId);
  if (!(await completeSubOrders(tx, order, subOrderId))) return refuse({ code: 'order-moved-on' });
  return accept({ orderId, orderStatus: statusOf(await loadOrder(tx, order)) });
}

/** 50 or 60 → 70, by the shopper or a timer, and grants the earned points. False when no sub-order has such a status. */
export async function completeSubOrders(tx: Tx, order: OrderRow, subOrderId?: string): Promise<boolean> {
  const fields = { completed_at: await readClock(tx), ship_status: ShipStatus.Delivered };
  const completed = await moveSubOrders(tx, {
    orderId: order.id,
    subOrderId,
    from: [OrderStatus.Shipped, OrderStatus.Delivered],
    to: OrderStatus.Completed,
    fields,
  });
  const lines = Map.groupBy(await listLines(tx, [order.id]), (line) => line.sub_order_id);
  const memberId = memberIdOfOwner(order.owner);
  for (const sub of completed) {
    const points = pointsEarned(lines.get(sub.id) ?? []);
    if (memberId && points > 0)
      await earnPoints(tx, { memberId, points, reference: sub.id, text: `订单 ${sub.id} 已完成` });
    await stopTimer(tx, 'receipt', sub.id);
    await publishEvent(tx, orderDone, {
      key: sub.id,
      payload: { id: sub.id, orderId: order.id, subOrderId: sub.id },
    });
  }
  // Without a delivery signature the return period starts now.
  await tx
    .updateTable('sub_order')
    .set({ signed_at: sql<Date>`shop_now()` })
    .where('order_id', '=', order.id)
    .where('status', '=', OrderStatus.Completed)
    .where('signed_at', 'is', null)
    .execute();
  return completed.length > 0;
}
