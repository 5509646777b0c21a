import { hexOf, type Oklch } from './oklab.ts';
import type { SkuSeed } from './seed.ts';

/** Neutral, warm or cool. */
type Undertone = 'N' | 'W' | 'C';

/**
 * Chroma and hue of neutral skin by lightness, measured on the shades that were chosen by hand: skin is pale when it is light,
 * most colourful in the middle, and redder when it is deep.
 */
const SKIN: readonly { l: number; c: number; h: number }[] = [
  { l: 0.96, c: 0.018, h: 66 },
  { l: 0.93, c: 0.027, h: 66 },
  { l: 0.86, c: 0.051, h: 66 },
  { l: 0.78, c: 0.071, h: 65 },
  { l: 0.68, c: 0.08, h: 61 },
  { l: 0.55, c: 0.079, h: 55 },
  { l: 0.4, c: 0.058, h: 50 },
  { l: 0.3, c: 0.04, h: 48 },
];
/** Warm skin is yellower and more colourful, cool skin pinker and paler. Pale colours need a larger turn to look different. */
const TURNS: Record<Undertone, { light: number; deep: number; chroma: number }> = {
  N: { light: 0, deep: 0, chroma: 1 },
  W: { light: 16, deep: 7, chroma: 1.12 },
  C: { light: -20, deep: -10, chroma: 0.95 },
};

/** The colour of base make-up for an undertone at a lightness between 0.3 and 0.96 (OKLab). */
export function ladderColour(undertone: Undertone, lightness: number): Oklch {
  const above = SKIN.findLast(({ l }) => l >= lightness) ?? SKIN[0]!;
  const below = SKIN.find(({ l }) => l < lightness) ?? above;
  const share = above === below ? 0 : (above.l - lightness) / (above.l - below.l);
  const between = (from: number, to: number) => from + (to - from) * share;
  const { light, deep, chroma } = TURNS[undertone];
  const depth = Math.min(1, Math.max(0, (0.96 - lightness) / 0.4));
  return {
    l: lightness,
    c: between(above.c, below.c) * chroma,
    h: between(above.h, below.h) + light + (deep - light) * depth,
  };
}

/** What brands call skin of this undertone and lightness; `undertoneOf` knows the words. */
function familyOf(undertone: Undertone, lightness: number): string {
  if (undertone === 'N') return '自然';
  if (undertone === 'C') return lightness >= 0.84 ? '冷白' : '冷调';
  if (lightness >= 0.88) return '暖白';
  return lightness >= 0.77 ? '暖黄' : '小麦';
}

interface Ladder {
  /** Lightness of the first and the last step; those between are evenly spaced. */
  lightest: number;
  deepest: number;
  /** How the brand numbers an undertone and a step from 0: `2W1`. */
  number: (undertone: Undertone, step: number) => string;
  /** Names by step, the lightest first; null where the brand has another shade already. */
  names: Record<Undertone, readonly (string | null)[]>;
}

/** Shades of base make-up in steps of depth for each undertone, at one size and price. */
export function ladder(size: string, price: number, market: number | null, steps: Ladder): SkuSeed[] {
  const { lightest, deepest, number, names } = steps;
  const last = Math.max(...Object.values(names).map(({ length }) => length)) - 1;
  return (['N', 'W', 'C'] as const).flatMap((undertone) =>
    names[undertone].flatMap((name, step) => {
      if (name === null) return [];
      const lightness = lightest + ((deepest - lightest) * step) / last;
      const hex = hexOf(ladderColour(undertone, lightness));
      return [
        {
          shade: [number(undertone, step), name, hex, familyOf(undertone, lightness)] as [
            string,
            string,
            string,
            string,
          ],
          size,
          price,
          ...(market !== null && { market }),
        },
      ];
    }),
  );
}
