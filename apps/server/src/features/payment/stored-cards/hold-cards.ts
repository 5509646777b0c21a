import type { CardShare, PaymentStage } from '@huarong/core/payment';
import { fen } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import { memberOwner } from '#platform/context';
import { getColumn, type Tx } from '#platform/database';
import { failpoint } from '#platform/failpoints';
import { postEntries } from '../../ledger/index.ts';
import { captureFromCard, holdOnCard } from '../../stored-cards/index.ts';
import { insertPayment, listOpenPayments, markPaid, type PaymentRow } from '../payment.queries.ts';
import { countPaid } from '../payment-counters.ts';
import { createPaymentNumber } from '../payment-number.ts';

/**
 * Holds money on each card, one payment per card, in id order to avoid deadlocks. False when a card cannot hold its
 * share.
 */
export async function holdCards(
  tx: Tx,
  request: {
    memberId: string;
    orderId: string;
    stage: PaymentStage;
    shares: readonly CardShare[];
    expiresAt: Date;
  },
): Promise<boolean> {
  const now = await readClock(tx);
  for (const { cardId, take } of [...request.shares].sort((a, b) => (a.cardId < b.cardId ? -1 : 1))) {
    const id = createPaymentNumber('P', now);
    await insertPayment(tx, {
      id,
      owner: memberOwner(request.memberId),
      provider: 'stored-card',
      purpose: request.stage,
      payer: cardId,
      expiresAt: request.expiresAt,
      tenders: [{ orderId: request.orderId, amountFen: take, purpose: 'stored-card' }],
    });
    if (!(await holdOnCard(tx, request.memberId, { cardId, amount: take, reference: id }))) return false;
    await failpoint('silkpay.between_cards');
  }
  return true;
}

/** The held card payments that wait for the rest of the order. */
export const listHeldCards = async (tx: Tx, orderId: string): Promise<PaymentRow[]> =>
  (await listOpenPayments(tx, orderId)).filter(({ provider }) => provider === 'stored-card');

/** Captures what the cards hold for the order. */
export async function captureCards(tx: Tx, orderId: string, held: readonly PaymentRow[]): Promise<void> {
  for (const payment of held) {
    const cardId = getColumn(payment, 'payer');
    const amount = fen(payment.amount_fen);
    if (!(await captureFromCard(tx, { cardId, amount, reference: payment.id })))
      throw new Error(`card ${cardId} no longer holds the amount reserved for order ${orderId}`);
    await markPaid(tx, payment.id, { tradeNo: null, payer: null });
    countPaid(tx, { method: 'stored-card', amountFen: amount });
    await postEntries(tx, {
      kind: 'payment',
      reference: `${payment.id}:${orderId}`,
      entries: [
        { account: `card:${cardId}`, amount },
        { account: `order:${orderId}`, amount: fen(-amount) },
      ],
    });
  }
}
