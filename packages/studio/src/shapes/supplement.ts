import { darken, lighten, mix } from '../colour/shade.ts';
import type { DrawContext, Drawing, Placement, ShapeArt } from '../draw-context.ts';
import { roundCap } from '../parts/cap.ts';
import { label } from '../parts/label.ts';
import { surfaceOf, vessel } from '../parts/vessel.ts';
import { el } from '../svg/markup.ts';

const BUILDS = [
  { radius: 54, height: 150, neck: 40, shoulder: 24, cap: 46 },
  { radius: 48, height: 168, neck: 38, shoulder: 12, cap: 40 },
  { radius: 60, height: 132, neck: 42, shoulder: 36, cap: 50 },
] as const;

function jar(context: DrawContext): Drawing {
  const { radius, height, neck, shoulder, cap } = context.random('build').pick(BUILDS);
  const art =
    vessel(context, {
      profile: [
        [neck, -height],
        [neck, -height + 4, 3],
        [radius, -height + shoulder, shoulder * 0.9],
        [radius, -7, 10],
        [radius - 7, 0],
      ],
      floor: 10,
      level: -height + shoulder + 16,
    }) +
    label(context, {
      width: radius * 1.32,
      top: -height + shoulder + 12,
      bottom: -18,
      surface: surfaceOf(context),
      around: radius * 1.98,
      curve: context.tilt,
    }) +
    roundCap(context, { radius: neck + 5, top: -height - cap, bottom: -height + 3 });
  return { art, width: radius * 2, height: height + cap, foot: radius };
}

/** One soft capsule, lying. */
function capsule(context: DrawContext, colour: string): Drawing {
  const light = context.svgDefs.down([
    [0, lighten(colour, 0.35)],
    [0.24, lighten(colour, 0.7)],
    [0.5, colour],
    [0.86, darken(colour, 0.35)],
    [1, mix(colour, context.ambient, 0.4)],
  ]);
  const art =
    el('rect', { x: -17, y: -16, width: 34, height: 17, rx: 8.5, fill: light }) +
    el('rect', { x: -11, y: -13.4, width: 17, height: 3, rx: 1.5, fill: '#fff', opacity: 0.8 });
  return { art, width: 34, height: 17, foot: 15 };
}

export const supplement: ShapeArt = {
  front: jar,
  angle: (context): Placement[] => {
    const drawing = jar(context);
    const soft = capsule(context, context.fill);
    const pale = capsule(context, lighten(context.fill, 0.3));
    return [
      { drawing, x: -24, back: 40 },
      { drawing: soft, x: 44, back: 10 },
      { drawing: pale, x: 82, back: 22 },
      { drawing: soft, x: 72, back: -8 },
      { drawing: pale, x: 18, back: -10 },
      { drawing: soft, x: -40, back: -6 },
    ];
  },
};
