import { darken } from '../colour/shade.ts';
import type { Random } from '../random/random.ts';
import { d, el, group, num } from '../svg/markup.ts';
import type { SvgDefs } from '../svg/svg-defs.ts';
import { relief } from './relief.ts';

/** What drawing a texture needs: SVG definitions, random numbers, the colour and the surface below. */
export interface Spread {
  svgDefs: SvgDefs;
  random: Random;
  fill: string;
  ambient: string;
  width: number;
  height: number;
  scale: number;
}

/** The soft shadow of a layer on the paper. */
export function layerShadow(spread: Spread, path: string, transform: string): string {
  return group(
    el('path', { d: path, fill: darken(spread.ambient, 0.62), opacity: 0.4, filter: spread.svgDefs.blur(6) }),
    {
      transform: `translate(7 9) ${transform}`,
    },
  );
}

/** A finger stroke: full at the start, torn at the end. */
const strokePath = (w: number, h: number, bend: number) =>
  d`M${-w} ${-h * 0.5}Q${-w * 1.06} ${-h * 0.1} ${-w * 0.98} ${h * 0.5}Q${-w * 0.2} ${h * 0.72 + bend} ${w * 0.9} ${h * 0.4 + bend * 0.4}L${w} ${-h * 0.34 + bend * 0.3}Q${-w * 0.1} ${-h * 0.74 + bend} ${-w} ${-h * 0.5}Z`;

/** Lipstick, balm, cream foundation: brush marks along the stroke. */
export function balm(spread: Spread): string {
  const { svgDefs, random, fill, width, height, scale } = spread;
  const seed = random.whole(1, 90);
  const filter = relief(svgDefs, {
    colour: fill,
    height: 11,
    shine: 0.45,
    round: 2.6,
    grain: { along: 0.006, across: 0.085, share: 0.66, tear: 34, seed },
    scale,
  });
  const strokes = random.pick([1, 2, 2]);
  return Array.from({ length: strokes }, (_, at) => {
    const path = strokePath(
      width * (strokes === 1 ? 0.47 : 0.43),
      height * (strokes === 1 ? 0.27 : 0.18),
      random.between(-18, 18),
    );
    const y = height * (strokes === 1 ? 0.5 : 0.34 + at * 0.3);
    const transform = `translate(${num(width * (0.48 + (at - 0.5) * 0.06 * (strokes - 1)))} ${num(y)}) rotate(${num(random.between(-24, -8) + at * 5)})`;
    return layerShadow(spread, path, transform) + group(el('path', { d: path, filter }), { transform });
  }).join('');
}

/** Cream: one broad swipe of the spatula, thick where it ends. */
export function cream(spread: Spread): string {
  const { svgDefs, random, fill, width, height, scale } = spread;
  const filter = relief(svgDefs, {
    colour: fill,
    height: 15,
    shine: 0.26,
    round: 5.5,
    grain: { along: 0.0035, across: 0.024, share: 0.62, tear: 26, seed: random.whole(1, 90) },
    scale,
  });
  const w = width * 0.43;
  const h = height * 0.19;
  const bend = random.between(-30, 30);
  const swipe = d`M${-w} ${h * 0.1}C${-w * 1.02} ${-h * 0.9} ${-w * 0.3} ${-h * 0.9 + bend} ${w * 0.3} ${-h * 0.72 + bend}C${w * 0.8} ${-h * 0.7 + bend * 0.5} ${w * 1.06} ${-h * 0.5} ${w} ${h * 0.1}C${w * 1.02} ${h * 0.8} ${w * 0.3} ${h * 0.7 + bend} ${-w * 0.3} ${h * 0.84 + bend}C${-w * 0.8} ${h * 0.96} ${-w} ${h * 0.7} ${-w} ${h * 0.1}Z`;
  const turn = random.between(-30, -12);
  const at = (y: number, size: number, lean: number) =>
    `translate(${num(width * 0.5)} ${num(height * y)}) rotate(${num(lean)}) scale(${num(size)})`;
  const layers = [at(0.36, 1, turn), at(0.64, 0.92, turn + random.between(-8, 8))];
  return layers
    .map(
      (transform) =>
        layerShadow(spread, swipe, transform) + group(el('path', { d: swipe, filter }), { transform }),
    )
    .join('');
}
