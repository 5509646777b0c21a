import type { DrawContext } from '../draw-context.ts';
import { flatFoot } from '../parts/flat-foot.ts';
import { label } from '../parts/label.ts';
import { slab } from '../parts/slab.ts';
import { surfaceOf } from '../parts/vessel.ts';
import { flaskInterior, flaskPath } from './flask.ts';
import { dipTube, type Flacon, perfumeArt } from './perfume-parts.ts';

const BUILDS = [
  { width: 148, height: 158, shoulder: 10, foot: 8, cap: 32, rise: 70 },
  { width: 164, height: 138, shoulder: 26, foot: 14, cap: 30, rise: 64 },
  { width: 128, height: 168, shoulder: 5, foot: 4, cap: 44, rise: 56 },
  { width: 182, height: 122, shoulder: 8, foot: 6, cap: 40, rise: 52 },
  { width: 112, height: 186, shoulder: 34, foot: 10, cap: 22, rise: 50 },
] as const;

function square(context: DrawContext): Flacon {
  const build = context.random('build').pick(BUILDS);
  const { width, height, shoulder, foot } = build;
  const level = (height - 40) * context.random('level').between(0.86, 1);
  const glass =
    slab(context, {
      outline: flaskPath(width, height, shoulder, foot),
      inside: flaskInterior(width, height, 10, 20, Math.max(4, shoulder * 0.6)),
      width,
      height,
      level,
      floor: 20,
    }) +
    (context.finish === 'glass' ? dipTube(context, -height, -28) : '') +
    label(context, { width: width * 0.62, top: -height + 36, bottom: -32, surface: surfaceOf(context) });
  return { ...build, glass, ...flatFoot(width / 2, 16) };
}

export const perfumeSquare = perfumeArt(square);
