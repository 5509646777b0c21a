import type { Random } from '../build/random.ts';

/** Items in random order, each drawn once; null when none is left. */
export interface Deck<Card> {
  draw: () => Card | null;
}

export function shuffle<Card>(cards: readonly Card[], random: Random): Card[] {
  const order = [...cards];
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = random.whole(0, at);
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
  return order;
}

export function createDeck<Card>(cards: readonly Card[], random: Random): Deck<Card> {
  const order = shuffle(cards, random);
  return { draw: () => order.pop() ?? null };
}
