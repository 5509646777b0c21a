import type { DrawContext, Drawing, ShapeArt } from '../draw-context.ts';
import { roundCap } from '../parts/cap.ts';
import { standingAndLying } from '../parts/compose.ts';
import { seam } from '../parts/lathe.ts';
import { sleeve, type TubeBuild } from './tube-parts.ts';

const BUILDS: readonly [TubeBuild, ...TubeBuild[]] = [
  { crimp: 54, radius: 45, height: 216, cap: 40 },
  { crimp: 46, radius: 39, height: 222, cap: 56 },
  { crimp: 60, radius: 52, height: 190, cap: 34 },
];

/** Stands on its cap. */
function tube(context: DrawContext): Drawing {
  const build = context.random('build').pick(BUILDS);
  const { radius, crimp, height, cap } = build;
  const art =
    roundCap(context, { radius: radius * 0.95, top: -cap, bottom: 0 }) +
    sleeve(context, build, -cap) +
    seam(context, radius, -cap, 0.4);
  return { art, width: crimp * 2, height: height + cap, foot: radius * 0.95 };
}

export const tubeStand: ShapeArt = {
  front: tube,
  angle: (context) => {
    const drawing = tube(context);
    return standingAndLying(drawing, drawing, 0.86);
  },
};
