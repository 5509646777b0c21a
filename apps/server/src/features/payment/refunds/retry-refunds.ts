import { readClock } from '#platform/clock';
import type { Tx } from '#platform/database';
import { scheduleJob } from '#platform/jobs';
import { lockOrders } from '../orders-to-pay.queries.ts';
import { sendRefundJob } from '../payment-jobs.ts';

/**
 * Resends failed refunds under the same numbers: a provider that has paid out meanwhile reports it, so nothing is paid
 * twice. Returns how many are pending again.
 */
export async function retryRefunds(
  tx: Tx,
  { orderId, reasonKey }: { orderId: string; reasonKey: string },
): Promise<number> {
  await lockOrders(tx, [orderId]);
  const failed = await tx
    .updateTable('refund')
    .set({ state: 'pending', settled_at: null })
    .where('order_id', '=', orderId)
    .where('reason_key', '=', reasonKey)
    .where('state', '=', 'failed')
    .returning('id')
    .execute();
  const runAt = await readClock(tx);
  for (const { id } of failed)
    await scheduleJob(tx, sendRefundJob, { uniqueKey: id, runAt, payload: { refundId: id, asked: 0 } });
  return failed.length;
}
