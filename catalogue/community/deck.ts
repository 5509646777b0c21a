import type { Random } from '../build/random.ts';

/** Items in random order, each taken once before one is taken again; null when there are none. */
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

/** Some of the items, each once. */
export function sample<Card>(cards: readonly Card[], count: number, random: Random): Card[] {
  const left = [...cards];
  return Array.from({ length: Math.min(count, cards.length) }, (_none, at) => {
    const other = random.whole(at, left.length - 1);
    [left[at], left[other]] = [left[other]!, left[at]!];
    return left[at]!;
  });
}

export function createDeck<Card>(cards: readonly Card[], random: Random): Deck<Card> {
  let order: Card[] = [];
  return {
    draw: () => {
      if (order.length === 0) order = shuffle(cards, random);
      return order.pop() ?? null;
    },
  };
}
