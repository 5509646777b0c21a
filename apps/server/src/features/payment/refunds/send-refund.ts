import { queryIntervalSeconds } from '@huarong/core/payment';
import { fen } from '@huarong/core/shared';
import { sql } from 'kysely';
import { readClock } from '#platform/clock';
import { type Database, type Tx, transaction } from '#platform/database';
import { failpoint } from '#platform/failpoints';
import { scheduleJob } from '#platform/jobs';
import { ProviderUnavailable, type RefundStatus } from '../../../integrations/payment/index.ts';
import { postEntries } from '../../ledger/index.ts';
import { lockOrders } from '../orders-to-pay.queries.ts';
import { getPayment, getProviderName, type PaymentRow, recordDiscrepancy } from '../payment.queries.ts';
import { countRefunded, countRefundFailed } from '../payment-counters.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { sendRefundJob } from '../payment-jobs.ts';

/** Requests a refund from the provider, with the same number until the outcome is known. */
export async function sendRefund(
  db: Database,
  deps: PaymentDeps,
  { refundId, asked: attempts = 0 }: { refundId: string; asked?: number },
): Promise<void> {
  const refund = await findRefund(db, refundId);
  if (refund?.state !== 'pending') return;
  const payment = await getPayment(db, refund.payment_id);
  await failpoint('refund.before_call');
  const refundStatus = await requestRefund(deps, payment, refund);
  await failpoint('refund.after_call');
  await transaction(db, (tx) => recordRefundStatus(tx, deps, payment, refund, refundStatus, attempts));
}

type RefundRow = NonNullable<Awaited<ReturnType<typeof findRefund>>>;
const findRefund = (db: Database, id: string) =>
  db.selectFrom('refund').selectAll().where('id', '=', id).executeTakeFirst();

async function requestRefund(
  deps: PaymentDeps,
  payment: PaymentRow,
  refund: RefundRow,
): Promise<RefundStatus> {
  try {
    return await deps.providers[getProviderName(payment)].refund({
      number: payment.id,
      refundNumber: refund.id,
      amount: fen(refund.amount_fen),
      paid: fen(payment.amount_fen),
      reason: '花容订单退款',
    });
  } catch (error) {
    // No answer is not a failure: the request can be repeated with the same refund number.
    if (error instanceof ProviderUnavailable) return { state: 'processing', reason: error.message };
    throw error;
  }
}

async function recordRefundStatus(
  tx: Tx,
  deps: PaymentDeps,
  payment: PaymentRow,
  refund: RefundRow,
  refundStatus: RefundStatus,
  attempts: number,
): Promise<void> {
  await lockOrders(tx, [refund.order_id]);
  if (refundStatus.state === 'done') return settleRefund(tx, deps, payment, refund);
  const isFailed = refundStatus.state === 'failed';
  await tx
    .updateTable('refund')
    .set({
      last_error: refundStatus.reason,
      ...(isFailed && { state: 'failed' as const, settled_at: sql<Date>`shop_now()` }),
    })
    .where('id', '=', refund.id)
    .where('state', '=', 'pending')
    .execute();
  if (isFailed) {
    countRefundFailed(tx, payment.provider);
    await deps.onRefundFailed(tx, refund.order_id);
    return recordDiscrepancy(tx, {
      provider: payment.provider,
      paymentId: payment.id,
      kind: 'refund-failed',
      detail: { refund: refund.id, reason: refundStatus.reason },
    });
  }
  const now = await readClock(tx);
  await scheduleJob(tx, sendRefundJob, {
    uniqueKey: refund.id,
    runAt: new Date(now.getTime() + queryIntervalSeconds(attempts) * 1000),
    payload: { refundId: refund.id, asked: attempts + 1 },
  });
}

/** The provider has paid the refund out: posts it once and informs the order. */
async function settleRefund(tx: Tx, deps: PaymentDeps, payment: PaymentRow, refund: RefundRow) {
  const { numUpdatedRows } = await tx
    .updateTable('refund')
    .set({ state: 'done', settled_at: sql<Date>`shop_now()`, last_error: null })
    .where('id', '=', refund.id)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  countRefunded(tx, { method: payment.provider, amountFen: refund.amount_fen });
  const isLate = refund.reason_key.startsWith('late:');
  await postEntries(tx, {
    kind: 'refund',
    reference: refund.id,
    entries: [
      { account: isLate ? 'unapplied' : `order:${refund.order_id}`, amount: fen(refund.amount_fen) },
      { account: `bank:${payment.provider}`, amount: fen(-refund.amount_fen) },
    ],
  });
  // A late payment never counted for the order, so its refund changes nothing there.
  if (!isLate) await deps.onRefunded(tx, refund.order_id);
}
