import { askPauseSeconds } from '@huarong/core/payment';
import { readClock } from '#platform/clock';
import { type Database, transaction } from '#platform/database';
import { failpoint } from '#platform/failpoints';
import { schedule } from '#platform/jobs';
import { type ProviderName, ProviderUnclear, type ProviderWord } from '../../integrations/payment/index.ts';
import { closePayments } from './close-payments.ts';
import { hearProvider } from './hear-provider.ts';
import { findPayment, listOpenPayments, listParts, type PaymentRow } from './payment.queries.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { ASK_PROVIDER } from './work-names.ts';

const isAtProvider = ({ provider }: PaymentRow) => provider === 'alipay' || provider === 'wechat';

/** Asks what became of the open attempts of an order, and books what it hears. Silence changes nothing. */
export async function askProviders(db: Database, deps: PaymentDeps, orderId: string): Promise<void> {
  for (const payment of (await listOpenPayments(db, orderId)).filter(isAtProvider))
    await askAbout(db, deps, payment);
}

/** Null: nothing was heard that can be believed. */
export async function askAbout(
  db: Database,
  deps: PaymentDeps,
  payment: PaymentRow,
): Promise<ProviderWord['state'] | null> {
  const provider = payment.provider as ProviderName;
  try {
    const word = await deps.providers[provider].query(payment.id);
    await failpoint('payment.ask.heard');
    await transaction(db, (tx) => hearProvider(tx, deps, { provider, number: payment.id, ...word }));
    return word.state;
  } catch (error) {
    if (error instanceof ProviderUnclear) return null;
    throw error;
  }
}

/** The timer of an attempt: asks, and plans to ask again, ever more rarely, until the attempt is over. */
export async function followUp(
  db: Database,
  deps: PaymentDeps,
  { paymentId, asked }: { paymentId: string; asked: number },
): Promise<void> {
  const before = await findPayment(db, paymentId);
  if (before?.state !== 'pending') return;
  const state = await askAbout(db, deps, before);
  await transaction(db, async (tx) => {
    const payment = await findPayment(tx, paymentId);
    if (payment?.state !== 'pending') return;
    const now = await readClock(tx);
    const isOver = payment.expires_at !== null && payment.expires_at <= now;
    // Only on the provider's own word that nothing was paid; until it speaks we go on asking.
    if (isOver && state === 'waiting') {
      for (const { order_id } of await listParts(tx, paymentId)) await closePayments(tx, order_id);
      return;
    }
    await schedule(tx, {
      kind: ASK_PROVIDER,
      uniqueKey: paymentId,
      runAt: new Date(now.getTime() + askPauseSeconds(asked) * 1000),
      payload: { paymentId, asked: asked + 1 },
    });
  });
}
