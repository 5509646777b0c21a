import { askPauseSeconds, type PaymentStage } from '@huarong/core/payment';
import type { Fen } from '@huarong/core/shared';
import type { Tx } from '#platform/database';
import { schedule } from '#platform/jobs';
import type { ProviderName } from '../../../integrations/payment/index.ts';
import { QUERY_PROVIDER } from '../job-and-event-names.ts';
import { insertPayment, listPaymentTenders, type PaymentRow } from '../payment.queries.ts';
import { createPaymentNumber } from '../payment-number.ts';
import { closePayments } from '../settle/close-payments.ts';
import { type LockedOrders, lockOrdersToPay } from './lock-orders-to-pay.ts';

export interface PaymentAttempt {
  owner: string;
  provider: ProviderName;
  purpose: PaymentStage | 'merge' | 'rest';
  /** All or none of them are paid. */
  parts: readonly { orderId: string; amount: Fen; stage: PaymentStage }[];
  expiresAt: Date;
}

/**
 * Opens one attempt for these orders and ends every other: an order is never being paid in two ways at once. The same
 * attempt asked for again is the same attempt, so that a reload shows the same code. Who has locked the orders hands over
 * what it read.
 */
export async function openPayment(
  tx: Tx,
  attempt: PaymentAttempt,
  locked?: Pick<LockedOrders, 'open' | 'now'>,
): Promise<PaymentRow> {
  const orderIds = attempt.parts.map(({ orderId }) => orderId);
  const { open, now } = locked ?? (await lockOrdersToPay(tx, orderIds))!;
  const existing = await findSameAttempt(tx, open, attempt, now);
  if (existing) return existing;
  // A rest goes with the cards that are held for its order. The usual order has nothing open, and nothing to end.
  if (attempt.purpose !== 'rest' && open.length > 0)
    for (const orderId of orderIds) await closePayments(tx, orderId);
  const id = createPaymentNumber('P', now);
  const inserted = insertPayment(tx, {
    id,
    owner: attempt.owner,
    provider: attempt.provider,
    purpose: attempt.purpose,
    expiresAt: attempt.expiresAt,
    tenders: attempt.parts.map(({ orderId, amount, stage }) => ({
      orderId,
      amountFen: amount,
      purpose: stage,
    })),
  });
  const scheduled = schedule(tx, {
    kind: QUERY_PROVIDER,
    uniqueKey: id,
    runAt: new Date(now.getTime() + askPauseSeconds(0) * 1000),
    payload: { paymentId: id, asked: 1 },
  });
  const [payment] = await Promise.all([inserted, scheduled]);
  return payment;
}

async function findSameAttempt(
  tx: Tx,
  open: readonly PaymentRow[],
  { provider, purpose, parts }: PaymentAttempt,
  now: Date,
): Promise<PaymentRow | null> {
  const wanted = tendersKey(parts.map(({ orderId, amount, stage }) => [orderId, amount, stage]));
  for (const payment of open) {
    if (payment.provider !== provider || payment.purpose !== purpose) continue;
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
