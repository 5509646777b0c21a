import { type Fen, fen, fromYuan, ZERO } from '@huarong/core/shared';

interface Card {
  cardId: string;
  balance: string;
}
interface CardSplit {
  byCard: ReadonlyMap<string, Fen>;
  /** The amount the cards do not cover. */
  remainder: Fen;
}

/** The amount each card pays: cards are used up one after the other, as the server does. */
export function splitAcrossCards(payable: Fen, chosen: readonly Card[]): CardSplit {
  let remaining: number = payable;
  const byCard = new Map<string, Fen>();
  for (const { cardId, balance } of chosen) {
    const amount = Math.min(remaining, fromYuan(balance) ?? ZERO);
    byCard.set(cardId, fen(amount));
    remaining -= amount;
  }
  return { byCard, remainder: fen(remaining) };
}
