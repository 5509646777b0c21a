import { type Fen, fen } from '../shared/index.ts';

export interface CardShare {
  cardId: string;
  take: Fen;
}

/** Charges the cards in the shopper's order until the amount is reached; `left` is to be paid by another method. */
export function splitOverCards(
  due: Fen,
  cards: readonly { cardId: string; available: Fen }[],
): { shares: CardShare[]; left: Fen } {
  let left: number = due;
  const shares: CardShare[] = [];
  for (const { cardId, available } of cards) {
    const take = Math.min(left, available);
    if (take <= 0) continue;
    shares.push({ cardId, take: fen(take) });
    left -= take;
  }
  return { shares, left: fen(left) };
}
