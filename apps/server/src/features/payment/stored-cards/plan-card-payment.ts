import { type CardShare, splitOverCards } from '@huarong/core/payment';
import { accept, type Fen, fen, type Result, refuse, sum } from '@huarong/core/shared';
import { type CardRow, unusableReason } from '../../stored-cards/index.ts';
import type { AmountDue } from '../open/amount-due.ts';

export interface CardPaymentPlan {
  shares: CardShare[];
  /** What the cards pay together, and what is left for another method. */
  byCards: Fen;
  left: Fen;
}

/** What each chosen card would pay, in the order the shopper chose. */
export function planCardPayment(
  due: AmountDue,
  cardIds: readonly string[],
  cards: readonly CardRow[],
): Result<CardPaymentPlan, { code: 'stored-card-not-found' | 'stored-card-unusable' }> {
  const ids = [...new Set(cardIds)];
  const chosen = ids.flatMap((id) => cards.find((card) => card.id === id) ?? []);
  if (chosen.length < ids.length) return refuse({ code: 'stored-card-not-found' });
  if (chosen.some((card) => unusableReason(card) !== null)) return refuse({ code: 'stored-card-unusable' });
  const { shares, left } = splitOverCards(
    due.amount,
    chosen.map((card) => ({ cardId: card.id, available: fen(card.balance_fen - card.held_fen) })),
  );
  return accept({ shares, byCards: sum(shares.map(({ take }) => take)), left });
}

/** A code is valid only for this order, these cards and this amount. */
export const codeBinding = (orderId: string, { shares, byCards }: CardPaymentPlan): string =>
  `${orderId}:${shares
    .map(({ cardId }) => cardId)
    .sort()
    .join()}:${byCards}`;
