import type { DrawContext, Drawing, ShapeArt } from '../draw-context.ts';
import { bigAndSmall } from '../parts/compose.ts';
import { label } from '../parts/label.ts';
import { PUMP_RISE, pumpHead } from '../parts/pump-head.ts';
import { surfaceOf, vessel } from '../parts/vessel.ts';

const BUILDS = [
  { radius: 48, height: 186, neck: 19, shoulder: 26 },
  { radius: 55, height: 166, neck: 20, shoulder: 40 },
  { radius: 43, height: 206, neck: 19, shoulder: 10 },
] as const;

function pump(context: DrawContext): Drawing {
  const { radius, height, neck, shoulder } = context.random('build').pick(BUILDS);
  const art =
    vessel(context, {
      profile: [
        [neck, -height],
        [neck + 2, -height + 2, 4],
        [radius, -height + shoulder, shoulder * 0.8],
        [radius, -7, 9],
        [radius - 6, 0],
      ],
      floor: 12,
      level: -height + shoulder + 20,
    }) +
    label(context, {
      width: radius * 1.36,
      top: -height + shoulder + 18,
      bottom: -22,
      surface: surfaceOf(context),
      around: radius * 1.98,
      curve: context.tilt,
    }) +
    pumpHead(context, neck, -height + 2);
  return { art, width: radius * 2, height: height + PUMP_RISE - 2, foot: radius, glow: context.fill };
}

export const pumpArt: ShapeArt = {
  front: pump,
  angle: (context) => {
    const drawing = pump(context);
    return bigAndSmall(drawing, drawing, 0.7);
  },
};
