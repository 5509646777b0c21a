import { queryIntervalSeconds } from '@huarong/core/payment';
import { readClock } from '#platform/clock';
import { type Database, transaction } from '#platform/database';
import { failpoint } from '#platform/failpoints';
import { scheduleJob } from '#platform/jobs';
import { type ProviderStatus, ProviderUnavailable } from '../../../integrations/payment/index.ts';
import {
  findPayment,
  getProviderName,
  listOpenPayments,
  listPaymentTenders,
  type PaymentRow,
} from '../payment.queries.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { queryProviderJob } from '../payment-jobs.ts';
import { closePayments } from '../settle/close-payments.ts';
import { applyProviderStatus } from './apply-provider-status.ts';
import { recordProviderAnswer } from './record-provider-answer.ts';

const isProviderPayment = ({ provider }: PaymentRow) => provider === 'alipay' || provider === 'wechat';

/** Queries the provider about an order's open payments and applies the answers. No answer changes nothing. */
export async function queryProviders(db: Database, deps: PaymentDeps, orderId: string): Promise<void> {
  for (const payment of (await listOpenPayments(db, orderId)).filter(isProviderPayment))
    await queryPaymentStatus(db, deps, payment);
}

/** Null when the provider gave no usable answer. */
export async function queryPaymentStatus(
  db: Database,
  deps: PaymentDeps,
  payment: Pick<PaymentRow, 'id' | 'provider'>,
  askedBy: number | null = null,
): Promise<ProviderStatus['state'] | null> {
  const provider = getProviderName(payment);
  try {
    const status = await deps.providers[provider].query(payment.id);
    await failpoint('payment.ask.heard');
    await transaction(db, (tx) => applyProviderStatus(tx, deps, { provider, number: payment.id, ...status }));
    await recordProviderAnswer(db, payment.id, status, askedBy);
    return status.state;
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    await recordProviderAnswer(db, payment.id, null, askedBy);
    return null;
  }
}

/** The polling job of a payment: queries, then reschedules itself with growing pauses until the payment is final. */
export async function pollPayment(
  db: Database,
  deps: PaymentDeps,
  { paymentId, asked: queries }: { paymentId: string; asked: number },
): Promise<void> {
  const before = await findPayment(db, paymentId);
  if (before?.state !== 'pending') return;
  const state = await queryPaymentStatus(db, deps, before);
  await transaction(db, async (tx) => {
    const payment = await findPayment(tx, paymentId);
    if (payment?.state !== 'pending') return;
    const now = await readClock(tx);
    const isExpired = payment.expires_at !== null && payment.expires_at <= now;
    // Close only when the provider confirms that nothing was paid; otherwise keep polling.
    if (isExpired && state === 'waiting') {
      for (const { order_id } of await listPaymentTenders(tx, paymentId)) await closePayments(tx, order_id);
      return;
    }
    await scheduleJob(tx, queryProviderJob, {
      uniqueKey: paymentId,
      runAt: new Date(now.getTime() + queryIntervalSeconds(queries) * 1000),
      payload: { paymentId, asked: queries + 1 },
    });
  });
}
