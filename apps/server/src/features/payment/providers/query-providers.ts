import { askPauseSeconds } from '@huarong/core/payment';
import { readClock } from '#platform/clock';
import { type Database, transaction } from '#platform/database';
import { failpoint } from '#platform/failpoints';
import { schedule } from '#platform/jobs';
import {
  type ProviderName,
  ProviderUnclear,
  type ProviderWord,
} from '../../../integrations/payment/index.ts';
import { QUERY_PROVIDER } from '../job-and-event-names.ts';
import { findPayment, listOpenPayments, listPaymentTenders, type PaymentRow } from '../payment.queries.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { closePayments } from '../settle/close-payments.ts';
import { applyProviderStatus } from './apply-provider-status.ts';

const isProviderPayment = ({ provider }: PaymentRow) => provider === 'alipay' || provider === 'wechat';

/** Asks what became of the open attempts of an order, and books what it hears. Silence changes nothing. */
export async function queryProviders(db: Database, deps: PaymentDeps, orderId: string): Promise<void> {
  for (const payment of (await listOpenPayments(db, orderId)).filter(isProviderPayment))
    await queryPaymentStatus(db, deps, payment);
}

/** Null: nothing was heard that can be believed. */
export async function queryPaymentStatus(
  db: Database,
  deps: PaymentDeps,
  payment: PaymentRow,
): Promise<ProviderWord['state'] | null> {
  const provider = payment.provider as ProviderName;
  try {
    const status = await deps.providers[provider].query(payment.id);
    await failpoint('payment.ask.heard');
    await transaction(db, (tx) => applyProviderStatus(tx, deps, { provider, number: payment.id, ...status }));
    return status.state;
  } catch (error) {
    if (error instanceof ProviderUnclear) return null;
    throw error;
  }
}

/** The timer of an attempt: asks, and plans to ask again, ever more rarely, until the attempt is over. */
export async function pollPayment(
  db: Database,
  deps: PaymentDeps,
  { paymentId, asked }: { paymentId: string; asked: number },
): Promise<void> {
  const before = await findPayment(db, paymentId);
  if (before?.state !== 'pending') return;
  const state = await queryPaymentStatus(db, deps, before);
  await transaction(db, async (tx) => {
    const payment = await findPayment(tx, paymentId);
    if (payment?.state !== 'pending') return;
    const now = await readClock(tx);
    const isExpired = payment.expires_at !== null && payment.expires_at <= now;
    // Only on the provider's own word that nothing was paid; until it speaks we go on asking.
    if (isExpired && state === 'waiting') {
      for (const { order_id } of await listPaymentTenders(tx, paymentId)) await closePayments(tx, order_id);
      return;
    }
    await schedule(tx, {
      kind: QUERY_PROVIDER,
      uniqueKey: paymentId,
      runAt: new Date(now.getTime() + askPauseSeconds(asked) * 1000),
      payload: { paymentId, asked: asked + 1 },
    });
  });
}
