import type { DrawContext, Drawing, Placement, ShapeArt } from '../draw-context.ts';
import { collar } from '../parts/fittings.ts';
import { label } from '../parts/label.ts';
import { surfaceOf, vessel } from '../parts/vessel.ts';

const BUILDS = [
  { radius: 38, height: 146, neck: 17, shoulder: 38, cap: 28 },
  { radius: 34, height: 160, neck: 15, shoulder: 24, cap: 26 },
  { radius: 42, height: 132, neck: 20, shoulder: 46, cap: 32 },
] as const;

/** A small drinking bottle or ampoule with a crimped cap. */
function vial(context: DrawContext): Drawing {
  const { radius, height, neck, shoulder, cap } = context.random('build').pick(BUILDS);
  const art =
    vessel(context, {
      profile: [
        [neck, -height],
        [neck * 0.92, -height + 14, 6],
        [radius, -height + shoulder, shoulder * 0.8],
        [radius, -6, 9],
        [radius - 5, 0],
      ],
      floor: 9,
      level: -height + shoulder + 12,
    }) +
    label(context, {
      width: radius * 1.34,
      top: -height + shoulder + 22,
      bottom: -18,
      surface: surfaceOf(context),
      around: radius * 1.98,
      curve: context.tilt,
    }) +
    collar(context, neck + 2.6, -height - cap, -height + 5);
  return { art, width: radius * 2, height: height + cap + 4, foot: radius, glow: context.fill };
}

export const vialArt: ShapeArt = {
  front: vial,
  angle: (context): Placement[] => {
    const drawing = vial(context);
    const wide = drawing.width;
    return [
      { drawing, x: -wide * 0.62, back: 30 },
      { drawing, x: wide * 0.5, back: 34 },
      { drawing, x: -wide * 1.16, turn: 87, lying: true, back: -14, scale: 0.96 },
    ];
  },
};
