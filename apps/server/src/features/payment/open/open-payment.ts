import { type PaymentStage, queryIntervalSeconds } from '@huarong/core/payment';
import type { Fen } from '@huarong/core/shared';
import type { Tx } from '#platform/database';
import { scheduleJob } from '#platform/jobs';
import type { Payer, ProviderName } from '../../../integrations/payment/index.ts';
import { amountOf, insertPaymentAtCommit, listPaymentTenders, type PaymentRow } from '../payment.queries.ts';
import { queryProviderJob } from '../payment-jobs.ts';
import { createPaymentNumber } from '../payment-number.ts';
import { closePayments } from '../settle/close-payments.ts';
import { getLockedOrdersToPay, type LockedOrders } from './lock-orders-to-pay.ts';

export interface PaymentAttempt {
  owner: string;
  provider: ProviderName;
  purpose: PaymentStage | 'merge' | 'rest';
  /** Paid all together or not at all. */
  tenders: readonly { orderId: string; amount: Fen; stage: PaymentStage }[];
  expiresAt: Date;
  way: Payer['way'];
}

/** What the provider needs of a payment. */
export type OpenedPayment = Pick<PaymentRow, 'id' | 'provider' | 'amount_fen' | 'expires_at'>;

/**
 * Opens a payment for these orders and closes all others, so that an order is never open for two methods.
 * The same request returns the existing payment, so a reload shows the same code. A caller that has locked the orders
 * passes `locked`.
 */
export async function openPayment(
  tx: Tx,
  attempt: PaymentAttempt,
  locked?: Pick<LockedOrders, 'open' | 'now'>,
): Promise<OpenedPayment> {
  const orderIds = attempt.tenders.map(({ orderId }) => orderId);
  const { open, now } = locked ?? (await getLockedOrdersToPay(tx, orderIds));
  const existing = await findSameAttempt(tx, open, attempt, now);
  if (existing) return existing;
  // A rest payment keeps the card holds of its order open. Most orders have nothing open to close.
  if (attempt.purpose !== 'rest' && open.length > 0)
    for (const orderId of orderIds) await closePayments(tx, orderId);
  const id = createPaymentNumber('P', now);
  const { owner, provider, purpose, expiresAt, way } = attempt;
  const tenders = attempt.tenders.map(({ orderId, amount, stage }) => ({
    orderId,
    amountFen: amount,
    purpose: stage,
  }));
  await insertPaymentAtCommit(tx, { id, owner, provider, purpose, expiresAt, way, tenders });
  await scheduleJob(tx, queryProviderJob, {
    uniqueKey: id,
    runAt: new Date(now.getTime() + queryIntervalSeconds(0) * 1000),
    payload: { paymentId: id, asked: 1 },
  });
  return { id, provider, amount_fen: amountOf({ tenders }), expires_at: expiresAt };
}

async function findSameAttempt(
  tx: Tx,
  open: readonly PaymentRow[],
  { provider, purpose, way, tenders }: PaymentAttempt,
  now: Date,
): Promise<PaymentRow | null> {
  const wanted = tendersKey(tenders.map(({ orderId, amount, stage }) => [orderId, amount, stage]));
  for (const payment of open) {
    if (payment.provider !== provider || payment.purpose !== purpose) continue;
    // A provider refuses the same number for another way.
    if (payment.way !== way) continue;
    if (payment.expires_at !== null && payment.expires_at <= now) continue;
    const covered = await listPaymentTenders(tx, payment.id);
    if (tendersKey(covered.map((tender) => [tender.order_id, tender.amount_fen, tender.purpose])) === wanted)
      return payment;
  }
  return null;
}

const tendersKey = (tenders: [string, number, string][]) =>
  tenders
    .map((tender) => tender.join())
    .sort()
    .join(';');
