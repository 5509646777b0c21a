import { readClock } from '#platform/clock';
import type { Database, Tx } from '#platform/database';
import { scheduleJob } from '#platform/jobs';
import { findPayment } from '../payment.queries.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { askNowJob } from '../payment-jobs.ts';
import { sendRefund } from '../refunds/send-refund.ts';
import { queryPaymentStatus } from './query-providers.ts';

/** A member of staff asks now. A job does it: no call to a provider waits inside a transaction. */
export const scheduleAskNow = async (tx: Tx, paymentId: string, staffId: number): Promise<void> =>
  scheduleJob(tx, askNowJob, {
    uniqueKey: paymentId,
    runAt: await readClock(tx),
    payload: { paymentId, staffId },
  });

/** Asks about the payment in whatever state it is, and about its refunds on their way. No answer changes nothing. */
export async function askNow(
  db: Database,
  deps: PaymentDeps,
  { paymentId, staffId }: { paymentId: string; staffId: number },
): Promise<void> {
  const payment = await findPayment(db, paymentId);
  if (payment?.provider !== 'alipay' && payment?.provider !== 'wechat') return;
  await queryPaymentStatus(db, deps, payment, staffId);
  const pending = await db
    .selectFrom('refund')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'pending')
    .execute();
  for (const { id } of pending) await sendRefund(db, deps, { refundId: id });
}
