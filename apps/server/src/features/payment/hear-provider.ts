import type { Tx } from '#platform/database';
import type { ProviderName, ProviderWord } from '../../integrations/payment/index.ts';
import { failPayment } from './fail-payment.ts';
import { findPayment } from './payment.queries.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { type SettleOutcome, settlePayment } from './settle-payment.ts';

/** What a provider says of a payment, by notice or when asked, becomes what our books say. */
export async function applyProviderStatus(
  tx: Tx,
  deps: PaymentDeps,
  { provider, number, ...providerStatus }: ProviderWord & { provider: ProviderName; number: string },
): Promise<SettleOutcome> {
  if (providerStatus.state === 'paid') return settlePayment(tx, deps, { provider, number, ...providerStatus });
  const payment = await findPayment(tx, number);
  if (payment?.provider !== provider) return 'unknown';
  if (providerStatus.state !== 'waiting') await failPayment(tx, number, providerStatus.reason ?? '付款没有成功');
  return 'already';
}
