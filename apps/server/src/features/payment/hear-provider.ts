import type { Tx } from '#platform/database';
import type { ProviderName, ProviderWord } from '../../integrations/payment/index.ts';
import { failPayment } from './fail-payment.ts';
import { findPayment } from './payment.queries.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { type Settled, settlePayment } from './settle-payment.ts';

/** What a provider says of a payment, by notice or when asked, becomes what our books say. */
export async function hearProvider(
  tx: Tx,
  deps: PaymentDeps,
  { provider, number, ...word }: ProviderWord & { provider: ProviderName; number: string },
): Promise<Settled> {
  if (word.state === 'paid') return settlePayment(tx, deps, { provider, number, ...word });
  const payment = await findPayment(tx, number);
  if (payment?.provider !== provider) return 'unknown';
  if (word.state !== 'waiting') await failPayment(tx, number, word.reason ?? '付款没有成功');
  return 'already';
}
