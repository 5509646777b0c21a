import type { DrawContext, Drawing, ShapeArt } from '../draw-context.ts';
import { roundCap } from '../parts/cap.ts';
import { beside } from '../parts/compose.ts';
import { collar, sprayer } from '../parts/fittings.ts';
import { label } from '../parts/label.ts';
import { surfaceOf, vessel } from '../parts/vessel.ts';
import { dipTube } from './perfume-parts.ts';

const BUILDS = [
  { radius: 37, height: 196, neck: 20, shoulder: 14, cap: 80 },
  { radius: 33, height: 210, neck: 24, shoulder: 6, cap: 84 },
  { radius: 42, height: 180, neck: 19, shoulder: 34, cap: 70 },
] as const;

const buildOf = (context: DrawContext) => context.random('build').pick(BUILDS);

function body(context: DrawContext): string {
  const { radius, height, neck, shoulder } = buildOf(context);
  return (
    vessel(context, {
      profile: [
        [neck * 0.8, -height],
        [radius, -height + shoulder, shoulder * 0.9],
        [radius, -6, 8],
        [radius - 5, 0],
      ],
      wall: 4,
      floor: 9,
      level: -height + shoulder + 26,
    }) +
    (context.finish === 'glass' ? dipTube(context, -height, -16) : '') +
    label(context, {
      width: radius * 1.36,
      top: -height + shoulder + 24,
      bottom: -18,
      surface: surfaceOf(context),
      around: radius * 1.98,
      curve: context.tilt,
    })
  );
}

const sleeve = (context: DrawContext) => {
  const { height, neck } = buildOf(context);
  return collar(context, neck, -height - 14, -height + 3);
};

function closed(context: DrawContext): Drawing {
  const { radius, height, neck, cap } = buildOf(context);
  const art =
    body(context) +
    sleeve(context) +
    roundCap(context, { radius: neck + 4, top: -height - cap, bottom: -height - 8 });
  return { art, width: radius * 2, height: height + cap, foot: radius, glow: context.fill };
}

function opened(context: DrawContext): Drawing {
  const { radius, height, neck } = buildOf(context);
  const art = body(context) + sleeve(context) + sprayer(context, neck * 0.66, -height - 13);
  return { art, width: radius * 2, height: height + 13 + neck * 1.85, foot: radius, glow: context.fill };
}

export const mist: ShapeArt = {
  front: closed,
  angle: (context) => {
    const { neck, cap } = buildOf(context);
    const lone: Drawing = {
      art: roundCap(context, { radius: neck + 4, top: -cap + 8, bottom: 0 }),
      width: neck * 2 + 8,
      height: cap - 8,
      foot: neck + 4,
    };
    return beside(opened(context), lone, 'right', 20);
  },
};
