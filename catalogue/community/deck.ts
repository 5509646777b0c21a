import type { Chance } from '../build/chance.ts';

/** Cards in chance's order, each drawn once; empty when all are gone. */
export interface Deck<Card> {
  draw: () => Card | null;
}

export function shuffled<Card>(cards: readonly Card[], chance: Chance): Card[] {
  const order = [...cards];
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = chance.whole(0, at);
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
  return order;
}

export function deckOf<Card>(cards: readonly Card[], chance: Chance): Deck<Card> {
  const order = shuffled(cards, chance);
  return { draw: () => order.pop() ?? null };
}
