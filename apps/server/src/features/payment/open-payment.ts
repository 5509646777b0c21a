import { askPauseSeconds, type PaymentStage } from '@huarong/core/payment';
import type { Fen } from '@huarong/core/shared';
import type { Tx } from '#platform/database';
import { schedule } from '#platform/jobs';
import type { ProviderName } from '../../integrations/payment/index.ts';
import { closePayments } from './close-payments.ts';
import { type LockedToPay, lockToPay } from './lock-to-pay.ts';
import { newNumber } from './new-number.ts';
import { insertPayment, listParts, type PaymentRow } from './payment.queries.ts';
import { ASK_PROVIDER } from './work-names.ts';

export interface Opening {
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
  opening: Opening,
  locked?: Pick<LockedToPay, 'open' | 'now'>,
): Promise<PaymentRow> {
  const orderIds = opening.parts.map(({ orderId }) => orderId);
  const { open, now } = locked ?? (await lockToPay(tx, orderIds))!;
  const same = await findSame(tx, open, opening, now);
  if (same) return same;
  // A rest goes with the cards that are held for its order. The usual order has nothing open, and nothing to end.
  if (opening.purpose !== 'rest' && open.length > 0)
    for (const orderId of orderIds) await closePayments(tx, orderId);
  const id = newNumber('P', now);
  const written = insertPayment(tx, {
    id,
    owner: opening.owner,
    provider: opening.provider,
    purpose: opening.purpose,
    expiresAt: opening.expiresAt,
    parts: opening.parts.map(({ orderId, amount, stage }) => ({
      orderId,
      amountFen: amount,
      purpose: stage,
    })),
  });
  const planned = schedule(tx, {
    kind: ASK_PROVIDER,
    uniqueKey: id,
    runAt: new Date(now.getTime() + askPauseSeconds(0) * 1000),
    payload: { paymentId: id, asked: 1 },
  });
  const [payment] = await Promise.all([written, planned]);
  return payment;
}

async function findSame(
  tx: Tx,
  open: readonly PaymentRow[],
  { provider, purpose, parts }: Opening,
  now: Date,
): Promise<PaymentRow | null> {
  const wanted = sameness(parts.map(({ orderId, amount, stage }) => [orderId, amount, stage]));
  for (const payment of open) {
    if (payment.provider !== provider || payment.purpose !== purpose) continue;
    if (payment.expires_at !== null && payment.expires_at <= now) continue;
    const covered = await listParts(tx, payment.id);
    if (sameness(covered.map((part) => [part.order_id, part.amount_fen, part.purpose])) === wanted)
      return payment;
  }
  return null;
}

const sameness = (parts: [string, number, string][]) =>
  parts
    .map((part) => part.join())
    .sort()
    .join(';');
