import type { Database } from '#platform/database';
import { failpoint } from '#platform/failpoints';
import type { ProviderName } from '../../../integrations/payment/index.ts';
import { findPayment } from '../payment.queries.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { queryPaymentStatus } from './query-providers.ts';

/** Tells the provider that we no longer want the money. If it has it already, that is heard and settled like any payment. */
export async function closeAtProvider(db: Database, deps: PaymentDeps, paymentId: string): Promise<void> {
  const payment = await findPayment(db, paymentId);
  if (payment?.state !== 'closed') return;
  await failpoint('payment.close.before_call');
  const outcome = await deps.providers[payment.provider as ProviderName].close(paymentId);
  if (outcome === 'paid') await queryPaymentStatus(db, deps, payment);
}
