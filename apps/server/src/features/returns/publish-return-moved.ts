import { ReturnStatus, returnStatusText } from '@huarong/core/returns';
import { memberIdOfOwner } from '#platform/context';
import type { Tx } from '#platform/database';
import { publishEvent } from '#platform/outbox';
import type { OrderRow } from '../orders/index.ts';
import { returnDone, returnMoved } from './return-events.ts';
import type { ReturnRow } from './return-rows.ts';

/** Publishes a status change, and once that the return is done. */
export async function publishReturnMoved(tx: Tx, { owner }: OrderRow, row: ReturnRow): Promise<void> {
  const about = {
    returnId: row.id,
    orderId: row.order_id,
    memberId: memberIdOfOwner(owner),
    refundFen: row.refund_fen,
  };
  await publishEvent(tx, returnMoved, {
    key: `${row.id}:${row.status}`,
    payload: { ...about, status: row.status, statusText: returnStatusText(row.status) },
  });
  if (row.status === ReturnStatus.Completed)
    await publishEvent(tx, returnDone, {
      key: row.id,
      payload: { ...about, subOrderId: row.sub_order_id },
    });
}
