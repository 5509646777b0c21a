import { getFirst } from '@huarong/core/shared';
import type { Tx } from '#platform/database';
import type { ProviderName, ProviderStatus } from '../../../integrations/payment/index.ts';
import { lockOrders } from '../orders-to-pay.queries.ts';
import { findPayment, listOpenPayments, listPaymentTenders, lockPayment } from '../payment.queries.ts';
import { countUnpaid } from '../payment-counters.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { closeAttempt } from '../settle/close-payments.ts';
import { type SettleOutcome, settlePayment } from '../settle/settle-payment.ts';

interface ReportedStatus extends ProviderStatus {
  provider: ProviderName;
  number: string;
  noticeId?: string | null;
}

/** Applies a status that a provider reported by notice or query: settles or fails the payment. */
export async function applyProviderStatus(
  tx: Tx,
  deps: PaymentDeps,
  { provider, number, noticeId = null, ...providerStatus }: ReportedStatus,
): Promise<SettleOutcome> {
  if (providerStatus.state === 'paid')
    return settlePayment(tx, deps, { provider, number, noticeId, ...providerStatus });
  const payment = await findPayment(tx, number);
  if (payment?.provider !== provider) return 'unknown';
  if (providerStatus.state !== 'waiting')
    await failPayment(tx, number, providerStatus.reason ?? '付款没有成功');
  return 'already';
}

/**
 * Closes a payment that failed at the provider and releases card holds that waited for it, so the shopper can pay
 * again.
 */
async function failPayment(tx: Tx, number: string, reason: string | null): Promise<void> {
  const orderIds = (await listPaymentTenders(tx, number)).map((tender) => tender.order_id);
  await lockOrders(tx, orderIds);
  const payment = await lockPayment(tx, number);
  if (payment?.state !== 'pending') return;
  countUnpaid(tx, payment.provider, 'failed');
  await closeAttempt(tx, payment, reason, { notifyProvider: false });
  if (payment.purpose !== 'rest') return;
  for (const card of await listOpenPayments(tx, getFirst(orderIds))) await closeAttempt(tx, card, reason);
}
