import { OrderStatus, statusText } from '@huarong/core/orders';
import type { Tx } from '#platform/database';
import { handToWarehouse } from '../../staff/decide-order.ts';
import { getSubOrderStatus } from '../../staff/refused-delivery.queries.ts';

/** Hands sub-orders to the warehouse. What has moved on meanwhile is named, the rest is done. */
export async function packMany(tx: Tx, subOrderIds: readonly string[]) {
  const rows = [];
  // Sorted, so that two people with overlapping choices lock the orders in the same order.
  for (const subOrderId of [...new Set(subOrderIds)].sort()) {
    const moved = await handToWarehouse(tx, subOrderId);
    rows.push({
      subOrderId,
      isDone: moved.ok,
      text: moved.ok ? '已交仓库' : await whyNot(tx, subOrderId, moved.refusal.code),
    });
  }
  return { done: rows.filter(({ isDone }) => isDone).length, rows };
}

async function whyNot(tx: Tx, subOrderId: string, code: string): Promise<string> {
  const status = await getSubOrderStatus(tx, subOrderId);
  if (code === 'presale-not-arrived' && status === OrderStatus.AwaitingShipment)
    return '预售商品还没有到货，没有改动';
  return status === null ? '没有这笔订单' : `已是「${statusText(status)}」，没有改动`;
}
