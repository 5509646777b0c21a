import { type Fen, fen, fromYuan, ZERO } from '@huarong/core/shared';

interface Card {
  cardId: string;
  balance: string;
}
interface CardSplit {
  byCard: ReadonlyMap<string, Fen>;
  /** What the cards do not pay. */
  remainder: Fen;
}

/** What each card would give: emptied one after the other, as the shop does it. */
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
