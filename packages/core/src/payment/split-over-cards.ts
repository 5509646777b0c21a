import { type Fen, fen } from '../shared/index.ts';

export interface CardShare {
  cardId: string;
  take: Fen;
}

/** Empties the cards in the shopper's order until the amount is reached; `left` is what another means has to pay. */
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
