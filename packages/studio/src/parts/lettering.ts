import { lightness, mix } from '../colour/shade.ts';
import type { DrawContext } from '../draw-context.ts';
import { createRandom } from '../random/random.ts';
import { el, escapeText } from '../svg/markup.ts';

interface Typeface {
  family: string;
  /** Width of a capital and the space after it, in em. */
  advance: number;
  spacing: number;
  weight?: number;
  style?: string;
}

const SERIF = "'Cormorant Garamond',Georgia,'Liberation Serif',serif";
const SANS = "'Hanken Grotesk','Helvetica Neue','Liberation Sans',sans-serif";
const PLAIN_FACE: Typeface = { family: SANS, advance: 0.7, spacing: 0.2 };
const FACES: readonly [Typeface, ...Typeface[]] = [
  { family: SERIF, advance: 0.7, spacing: 0.12 },
  PLAIN_FACE,
  { family: SERIF, advance: 0.64, spacing: 0.03, style: 'italic' },
  { family: SANS, advance: 0.72, spacing: 0.06, weight: 700 },
  { family: SERIF, advance: 0.72, spacing: 0.28 },
  { family: SANS, advance: 0.7, spacing: 0.34 },
];

/** All products of a brand use the same typeface. */
function typefaceOf(brand: string): Typeface {
  return createRandom(`typeface/${brand}`).pick(FACES);
}

export interface Line {
  text: string;
  y: number;
  /** The available width and the preferred size. */
  width: number;
  size: number;
  ink: string;
  opacity?: number;
  plain?: boolean;
}

export function fittedSize(
  context: DrawContext,
  text: string,
  width: number,
  size: number,
  plain = false,
): number {
  const face = plain ? PLAIN_FACE : typefaceOf(context.brand);
  return Math.min(size, width / (Math.max(1, text.length) * (face.advance + face.spacing)));
}

export function line(context: DrawContext, { text, y, width, size, ink, opacity, plain }: Line): string {
  const face = plain ? PLAIN_FACE : typefaceOf(context.brand);
  const fitted = fittedSize(context, text, width, size, plain);
  return el(
    'text',
    {
      // Letter-spacing also follows the last letter: shifting by half of it keeps the word centred.
      x: (face.spacing * fitted) / 2,
      y,
      'text-anchor': 'middle',
      'font-family': face.family,
      'font-size': fitted,
      'font-weight': face.weight,
      'font-style': face.style,
      'letter-spacing': face.spacing * fitted,
      fill: ink,
      opacity,
    },
    escapeText(text),
  );
}

/** The metal of the cap as foil where it is readable, otherwise dark or light ink. */
export function inkOn(context: DrawContext, surface: string): string {
  const bright = lightness(surface);
  const dark = bright > 0.64;
  if (Math.abs(lightness(context.cap) - bright) > 0.34 && context.random('foil').maybe(0.5))
    return context.cap;
  return dark ? mix(surface, '#15110f', 0.84) : mix(surface, '#fffaf0', 0.92);
}

/** On a narrow pack only the first word; on a very narrow one the initials. */
export function shortened(context: DrawContext, width: number, least: number): string {
  const words = context.brand.split(/\s+/);
  const first = words[0] ?? context.brand;
  if (fittedSize(context, context.brand, width, 99) >= least) return context.brand;
  if (fittedSize(context, first, width, 99) >= least * 0.86) return first;
  return words.map((word) => word.charAt(0)).join('');
}
