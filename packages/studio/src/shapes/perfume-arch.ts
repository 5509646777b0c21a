import type { DrawContext } from '../draw-context.ts';
import { flatFoot } from '../parts/flat-foot.ts';
import { label } from '../parts/label.ts';
import { slab } from '../parts/slab.ts';
import { surfaceOf } from '../parts/vessel.ts';
import { d } from '../svg/markup.ts';
import { dipTube, type Flacon, perfumeArt } from './perfume-parts.ts';

const BUILDS = [
  { width: 132, height: 176, spring: 66, cap: 24, rise: 56 },
  { width: 120, height: 190, spring: 60, cap: 27, rise: 62 },
  { width: 150, height: 162, spring: 84, cap: 26, rise: 52 },
] as const;

const archPath = (half: number, top: number, spring: number, foot: number, round: number) =>
  d`M${-half} ${foot - round}V${top + spring}Q${-half} ${top} 0 ${top}Q${half} ${top} ${half} ${top + spring}V${foot - round}q0 ${round} ${-round} ${round}H${-half + round}q${-round} 0 ${-round} ${-round}Z`;

/** An arch of glass: round above, square below. */
function arch(context: DrawContext): Flacon {
  const build = context.random('build').pick(BUILDS);
  const { width, height, spring } = build;
  const half = width / 2;
  const glass =
    slab(context, {
      outline: archPath(half, -height, spring * 1.2, 0, 6),
      inside: archPath(half - 11, -height + 14, spring * 1.1, -20, 5),
      width,
      height,
      level: (height - 44) * context.random('level').between(0.8, 0.96),
      floor: 20,
    }) +
    (context.finish === 'glass' ? dipTube(context, -height, -28) : '') +
    label(context, { width: width * 0.64, top: -height * 0.62, bottom: -32, surface: surfaceOf(context) });
  return { ...build, glass, ...flatFoot(half, 15) };
}

export const perfumeArch = perfumeArt(arch);
