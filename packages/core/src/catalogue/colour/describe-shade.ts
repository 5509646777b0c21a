import { labOf } from './lab.ts';
import { UNDERTONE_NAMES, type Undertone } from './undertone.ts';

/** Depths of skin from light to deep, with the lowest lightness of each. */
const DEPTHS: readonly (readonly [name: string, lightness: number])[] = [
  ['很白', 89],
  ['偏白', 84.5],
  ['自然', 78],
  ['偏深', 69],
  ['小麦', 50],
  ['深', 0],
];
export const SKIN_DEPTHS: readonly string[] = DEPTHS.map(([name]) => name);
/** A colour of each depth, to choose it by. */
export const DEPTH_COLOURS = ['#F4E4D6', '#EBD1B9', '#E0BD9B', '#CFA582', '#A27C5F', '#71503B'] as const;

/** The place of a skin colour in `SKIN_DEPTHS`. */
export function depthOf(hex: string): number {
  const { l } = labOf(hex);
  return DEPTHS.findIndex(([, least]) => l >= least);
}

/** Below this chroma a colour is grey: it is neither warm nor cool. */
const GREY = 8;
const VIVID = 55;
/** Degrees of hue between which reds and browns look warm; beyond the second pair they look cool. */
const WARM = { from: 28, to: 100 };
const COOL = { above: 290, below: 14 };

/** What a shade looks like, measured from its colour: `正红，偏暖，鲜明`; for base make-up `暖调，偏白`. */
export function describeShade(shade: {
  hex: string;
  family: string;
  undertone?: Undertone | undefined;
}): string {
  if (shade.undertone)
    return `${UNDERTONE_NAMES[shade.undertone]}，${SKIN_DEPTHS[depthOf(shade.hex)]}肤色适用`;
  const { l, a, b } = labOf(shade.hex);
  const chroma = Math.hypot(a, b);
  const words = [shade.family, temperatureOf(hueOf(a, b), chroma), strengthOf(l, chroma)];
  return words.filter((word) => word !== '').join('，');
}

const hueOf = (a: number, b: number) => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;

function temperatureOf(hue: number, chroma: number): string {
  if (chroma < GREY) return '';
  if (hue > COOL.above || hue < COOL.below) return '偏冷';
  return hue >= WARM.from && hue <= WARM.to ? '偏暖' : '';
}

function strengthOf(lightness: number, chroma: number): string {
  if (lightness < 28) return '深浓';
  if (lightness > 72) return '浅淡';
  if (chroma >= VIVID) return '鲜明';
  return chroma < 25 ? '柔和' : '';
}
