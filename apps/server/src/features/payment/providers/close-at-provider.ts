import type { Database } from '#platform/database';
import { failpoint } from '#platform/failpoints';
import { findPayment, getProviderName } from '../payment.queries.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { queryPaymentStatus } from './query-providers.ts';

/** Closes a payment at the provider. If it has been paid meanwhile, the payment is queried and settled as usual. */
export async function closeAtProvider(db: Database, deps: PaymentDeps, paymentId: string): Promise<void> {
  const payment = await findPayment(db, paymentId);
  if (payment?.state !== 'closed') return;
  await failpoint('payment.close.before_call');
  const outcome = await deps.providers[getProviderName(payment)].close(paymentId);
  if (outcome === 'paid') await queryPaymentStatus(db, deps, payment);
}
