import type { DrawContext, Drawing, ShapeArt } from '../draw-context.ts';
import { roundCap } from '../parts/cap.ts';
import { beside } from '../parts/compose.ts';
import { label } from '../parts/label.ts';
import { drum } from '../parts/lathe.ts';
import { surfaceOf, vessel } from '../parts/vessel.ts';

const BUILDS = [
  { radius: 44, height: 204, neck: 22, shoulder: 22, cap: 62, capRadius: 26 },
  { radius: 50, height: 190, neck: 30, shoulder: 8, cap: 78, capRadius: 46 },
  { radius: 46, height: 196, neck: 17, shoulder: 62, cap: 44, capRadius: 21 },
] as const;

const buildOf = (context: DrawContext) => context.random('build').pick(BUILDS);

function body(context: DrawContext): string {
  const { radius, height, neck, shoulder } = buildOf(context);
  return (
    vessel(context, {
      profile: [
        [neck, -height],
        [neck + 1, -height + 2, 3],
        [radius, -height + shoulder, shoulder * 0.9],
        [radius, -6, 8],
        [radius - 5, 0],
      ],
      floor: 12,
      level: -height + shoulder + 20,
    }) +
    label(context, {
      width: radius * 1.36,
      top: -height + shoulder + 16,
      bottom: -20,
      surface: surfaceOf(context),
      around: radius * 1.98,
      curve: context.tilt,
    })
  );
}

function closed(context: DrawContext): Drawing {
  const { radius, height, cap, capRadius } = buildOf(context);
  return {
    art: body(context) + roundCap(context, { radius: capRadius, top: -height - cap, bottom: -height + 2 }),
    width: radius * 2,
    height: height + cap,
    foot: radius,
    glow: context.fill,
  };
}

function opened(context: DrawContext): Drawing {
  const { radius, height, neck } = buildOf(context);
  const mouth = drum(context, {
    radius: neck * 0.66,
    top: -height - 14,
    bottom: -height + 2,
    colour: '#f3f1ee',
    finish: 'gloss',
  });
  return {
    art: mouth + body(context),
    width: radius * 2,
    height: height + 16,
    foot: radius,
    glow: context.fill,
  };
}

export const bottleArt: ShapeArt = {
  front: closed,
  angle: (context) => {
    const { cap, capRadius } = buildOf(context);
    const lone: Drawing = {
      art: roundCap(context, { radius: capRadius, top: -cap, bottom: 0 }),
      width: capRadius * 2,
      height: cap,
      foot: capRadius,
    };
    return beside(opened(context), lone, 'left', 18);
  },
};
