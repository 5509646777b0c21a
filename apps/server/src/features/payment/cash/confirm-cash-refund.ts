import { fen } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Tx } from '#platform/database';
import { postEntries } from '../../ledger/index.ts';
import { lockOrders } from '../orders-to-pay.queries.ts';
import { countRefunded } from '../payment-counters.ts';

/** Staff have handed cash back: settles the pending cash-on-delivery refunds of this reason. Returns how many. */
export async function confirmCashRefund(
  tx: Tx,
  { orderId, reasonKey, approvalId }: { orderId: string; reasonKey: string; approvalId?: number },
): Promise<number> {
  await lockOrders(tx, [orderId]);
  const { rows } = await sql<{ id: string; amount_fen: number }>`
    update refund set state = 'done', settled_at = shop_now(), approval_id = coalesce(${approvalId ?? null}::bigint, refund.approval_id)
    from payment
    where payment.id = refund.payment_id and payment.provider = 'cod'
      and refund.order_id = ${orderId} and refund.reason_key = ${reasonKey} and refund.state = 'pending'
    returning refund.id, refund.amount_fen`.execute(tx);
  for (const { id, amount_fen } of rows) {
    countRefunded(tx, { method: 'cod', amountFen: amount_fen });
    await postEntries(tx, {
      kind: 'refund',
      reference: id,
      entries: [
        { account: `order:${orderId}`, amount: fen(amount_fen) },
        { account: 'cash:cod', amount: fen(-amount_fen) },
      ],
    });
  }
  return rows.length;
}
