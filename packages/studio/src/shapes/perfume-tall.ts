import type { DrawContext } from '../draw-context.ts';
import { label } from '../parts/label.ts';
import { surfaceOf, vessel } from '../parts/vessel.ts';
import { dipTube, type Flacon, perfumeArt } from './perfume-parts.ts';

const BUILDS = [
  { width: 84, height: 204, shoulder: 12, cap: 33, rise: 74 },
  { width: 96, height: 184, shoulder: 26, cap: 28, rise: 66 },
  { width: 74, height: 218, shoulder: 6, cap: 34, rise: 60 },
] as const;

/** A column of glass with a heavy floor. */
function tall(context: DrawContext): Flacon {
  const build = context.random('build').pick(BUILDS);
  const { width, height, shoulder } = build;
  const r = width / 2;
  const glass =
    vessel(context, {
      profile: [
        [r * 0.5, -height],
        [r, -height + shoulder * 0.5, shoulder],
        [r, -4, 5],
        [r - 4, 0],
      ],
      wall: 6,
      floor: 22,
      level: -height + 30 + context.random('level').between(0, 14),
    }) +
    (context.finish === 'glass' ? dipTube(context, -height, -30) : '') +
    label(context, {
      width: width * 0.66,
      top: -height + 42,
      bottom: -36,
      surface: surfaceOf(context),
      around: width,
      curve: context.tilt,
    });
  return { ...build, glass, foot: r };
}

export const perfumeTall = perfumeArt(tall);
