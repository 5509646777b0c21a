/** Neutral, warm or cool. */
export type Undertone = 'N' | 'W' | 'C';

export const UNDERTONE_NAMES: Record<Undertone, string> = { N: '中性', W: '暖调', C: '冷调' };

/** Families of base make-up that say an undertone. */
const FAMILIES = new Map<string, Undertone>([
  ['自然', 'N'],
  ['中性', 'N'],
  ['暖白', 'W'],
  ['暖黄', 'W'],
  ['暖调', 'W'],
  ['小麦', 'W'],
  ['冷白', 'C'],
  ['冷调', 'C'],
]);
/** `N30`, `W10`, `2C`. */
const NUMBER = /^\d*([NWC])\d*$/;

/** The undertone of a shade of base make-up by its number, or else by its family; undefined for other shades. */
export const undertoneOf = ({ number, family }: { number: string; family: string }): Undertone | undefined =>
  FAMILIES.has(family) ? ((NUMBER.exec(number)?.[1] as Undertone) ?? FAMILIES.get(family)) : undefined;
