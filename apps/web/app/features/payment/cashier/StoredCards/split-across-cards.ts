import { type Fen, fen, fromYuan, ZERO } from '@huarong/core/shared';

interface Card {
  cardId: string;
  balance: string;
}
interface Shares {
  byCard: ReadonlyMap<string, Fen>;
  /** What the cards do not pay. */
  rest: Fen;
}

/** What each card would give: emptied one after the other, as the shop does it. */
export function cardShares(payable: Fen, chosen: readonly Card[]): Shares {
  let open: number = payable;
  const byCard = new Map<string, Fen>();
  for (const { cardId, balance } of chosen) {
    const given = Math.min(open, fromYuan(balance) ?? ZERO);
    byCard.set(cardId, fen(given));
    open -= given;
  }
  return { byCard, rest: fen(open) };
}
