/** A seeded random generator, so that an image can be drawn again byte for byte. */
export interface Random {
  /** 0 ≤ x < 1 */
  next(): number;
  between(low: number, high: number): number;
  whole(low: number, high: number): number;
  pick<const T extends readonly [unknown, ...unknown[]]>(choices: T): T[number];
  /** True in `share` of all cases, 0–1. */
  maybe(share: number): boolean;
}

/** FNV-1a with a final mix, so that `sku-1` and `sku-2` give different streams. */
function hash(text: string): number {
  let h = 2166136261;
  for (let at = 0; at < text.length; at++) h = Math.imul(h ^ text.charCodeAt(at), 16777619);
  h = Math.imul(h ^ (h >>> 16), 2246822507);
  h = Math.imul(h ^ (h >>> 13), 3266489909);
  return (h ^ (h >>> 16)) >>> 0;
}

/**
 * Mulberry32. One stream for each purpose (`seed/pack`, `seed/light`), so that another random number in one does not
 * change the others.
 */
export function createRandom(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + (high - low) * next();
  return {
    next,
    between,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
    maybe: (share) => next() < share,
  };
}
