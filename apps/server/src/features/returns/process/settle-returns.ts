import { ReturnStatus } from '@huarong/core/returns';
import { getFirst } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Tx } from '#platform/database';
import { getLockedOrder } from '../../orders/index.ts';
import { moveReturn } from '../move-return.ts';
import { NOTES } from '../notes.ts';
import { reasonKeyOf } from '../return-rows.ts';
import { listReturnsOfOrder } from '../returns.queries.ts';

/**
 * Called when a refund of this order changes: a return with all refunds done is completed, one with a failed refund moves
 * to 55. Idempotent.
 */
export async function settleReturns(tx: Tx, orderId: string): Promise<void> {
  const waiting = (await listReturnsOfOrder(tx, orderId)).filter(
    ({ status }) => status === ReturnStatus.Refunding,
  );
  if (waiting.length === 0) return;
  const order = await getLockedOrder(tx, orderId);
  for (const { id } of waiting) {
    const { rows } = await sql<{ all: number; done: number; failed: number }>`
      select count(*)::int as all, count(*) filter (where state = 'done')::int as done,
        count(*) filter (where state = 'failed')::int as failed
      from refund where order_id = ${orderId} and reason_key = ${reasonKeyOf(id)}`.execute(tx);
    const { all, done, failed } = getFirst(rows);
    if (failed > 0)
      await moveReturn(tx, order, id, {
        from: [ReturnStatus.Refunding],
        to: ReturnStatus.RefundFailed,
        note: NOTES.refundFailed,
      });
    else if (all > 0 && done === all)
      await moveReturn(tx, order, id, {
        from: [ReturnStatus.Refunding],
        to: ReturnStatus.Completed,
        note: NOTES.refunded,
      });
  }
}
