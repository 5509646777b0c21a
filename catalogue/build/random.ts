/** A seeded random generator: the same figures at every start. */
export interface Random {
  /** Between 0 and 1. */
  next: () => number;
  /** A whole number from min to max, both included. */
  whole: (min: number, max: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
}

export function createRandom(seed: string): Random {
  let state = hashOf(seed);
  const next = () => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return { next, whole, pick: (items) => items[whole(0, items.length - 1)]! };
}

/** FNV-1a, 32 bits. */
function hashOf(seed: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < seed.length; at += 1) hash = Math.imul(hash ^ seed.charCodeAt(at), 0x01000193);
  return hash;
}
