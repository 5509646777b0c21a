import { depthOf } from './describe-shade.ts';
import { labOf } from './lab.ts';
import { type Undertone, undertoneOf } from './undertone.ts';

/** For which skin a shade of base make-up is. */
export interface SkinTone {
  undertone: Undertone;
  /** A place of `SKIN_DEPTHS`. */
  depth: number;
}

/** Degrees of hue between which skin lies. Correctors (lilac, green, blue) are sold in the same families. */
const SKIN_HUES = { from: 35, to: 95 };

/** Undefined for shades that are not worn as skin: lips, eyes, correctors. */
export function skinToneOf(shade: { number: string; family: string; hex: string }): SkinTone | undefined {
  const undertone = undertoneOf(shade);
  if (undertone === undefined) return undefined;
  const { a, b } = labOf(shade.hex);
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return hue >= SKIN_HUES.from && hue <= SKIN_HUES.to ? { undertone, depth: depthOf(shade.hex) } : undefined;
}

/** `W3`: undertone and depth in one word, as indexes store them. */
export const toneKey = ({ undertone, depth }: { undertone: string; depth: number | string }): string =>
  `${undertone}${depth}`;
