import { ReturnStatus, returnStatusText } from '@huarong/core/returns';
import { memberIdOfOwner } from '#platform/context';
import type { Tx } from '#platform/database';
import { publish } from '#platform/outbox';
import type { OrderRow } from '../orders/index.ts';
import type { ReturnRow } from './return-rows.ts';

/** Published on every status change, and once when a return is done; messages and invoices handle them. */
export const RETURN_MOVED = 'return-moved';
export const RETURN_DONE = 'return-done';

export async function publishReturnMoved(tx: Tx, { owner }: OrderRow, row: ReturnRow): Promise<void> {
  const about = {
    returnId: row.id,
    orderId: row.order_id,
    memberId: memberIdOfOwner(owner),
    refundFen: row.refund_fen,
  };
  await publish(tx, {
    topic: RETURN_MOVED,
    key: `${row.id}:${row.status}`,
    payload: { ...about, status: row.status, statusText: returnStatusText(row.status) },
  });
  if (row.status === ReturnStatus.Completed)
    await publish(tx, {
      topic: RETURN_DONE,
      key: row.id,
      payload: { ...about, subOrderId: row.sub_order_id },
    });
}
