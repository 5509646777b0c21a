import { statusText } from '@huarong/core/orders';
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
      text: moved.ok ? '已交仓库' : await whyNot(tx, subOrderId),
    });
  }
  return { done: rows.filter(({ isDone }) => isDone).length, rows };
}

async function whyNot(tx: Tx, subOrderId: string): Promise<string> {
  const status = await getSubOrderStatus(tx, subOrderId);
  return status === null ? '没有这笔订单' : `已是「${statusText(status)}」，没有改动`;
}
