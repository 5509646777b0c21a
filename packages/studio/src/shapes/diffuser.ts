import { darken, lighten } from '../colour/shade.ts';
import type { DrawContext, Drawing, ShapeArt } from '../draw-context.ts';
import { roundCap } from '../parts/cap.ts';
import { beside } from '../parts/compose.ts';
import { collar } from '../parts/fittings.ts';
import { label } from '../parts/label.ts';
import { surfaceOf, vessel } from '../parts/vessel.ts';
import { d, el } from '../svg/markup.ts';

const BUILDS = [
  { radius: 58, height: 136, neck: 20, shoulder: 30 },
  { radius: 50, height: 152, neck: 18, shoulder: 50 },
  { radius: 68, height: 116, neck: 20, shoulder: 20 },
] as const;

const buildOf = (context: DrawContext) => context.random('build').pick(BUILDS);

function bottle(context: DrawContext): string {
  const { radius, height, neck, shoulder } = buildOf(context);
  return (
    vessel(context, {
      profile: [
        [neck, -height - 16],
        [neck, -height + 2, 6],
        [radius, -height + shoulder, shoulder * 0.7],
        [radius, -6, 8],
        [radius - 6, 0],
      ],
      floor: 14,
      level: -height + shoulder + 18,
    }) +
    label(context, {
      width: radius * 1.25,
      top: -height + shoulder + 26,
      bottom: -22,
      surface: surfaceOf(context),
      around: radius * 1.98,
      curve: context.tilt,
    })
  );
}

function withReeds(context: DrawContext): Drawing {
  const { height, radius, neck } = buildOf(context);
  const reed = context.random('reed-colour').pick(['#c9a77c', '#2b2624', '#e4d3b8']);
  const random = context.random('reeds');
  const tall = height + 128;
  const reeds = [-0.3, -0.18, -0.05, 0.07, 0.19, 0.3].map((lean) => {
    const x = lean * (neck * 2.2);
    const top = -tall + random.between(0, 26) + Math.abs(lean) * 40;
    const reach = lean * 190 + random.between(-6, 6);
    return (
      el('path', {
        d: d`M${x - 1.7} ${-height - 10}L${reach - 1.7} ${top}h3.6L${x + 1.7} ${-height - 10}Z`,
        fill: reed,
      }) +
      el('path', {
        d: d`M${x - 1.3} ${-height - 10}L${reach - 1} ${top}`,
        stroke: lighten(reed, 0.6),
        'stroke-width': 0.7,
        opacity: 0.7,
      }) +
      el('ellipse', { cx: reach + 0.1, cy: top, rx: 1.8, ry: 0.7, fill: darken(reed, 0.25) })
    );
  });
  const art = reeds.join('') + bottle(context) + collar(context, neck + 3, -height - 20, -height - 1);
  return { art, width: radius * 2 + 8, height: tall, foot: radius, glow: context.fill };
}

function closed(context: DrawContext): Drawing {
  const { height, radius, neck } = buildOf(context);
  const art =
    bottle(context) + roundCap(context, { radius: neck + 9, top: -height - 46, bottom: -height - 1 });
  return { art, width: radius * 2, height: height + 46, foot: radius, glow: context.fill };
}

export const diffuser: ShapeArt = {
  front: withReeds,
  angle: (context) => {
    const { neck } = buildOf(context);
    const cap: Drawing = {
      art: roundCap(context, { radius: neck + 9, top: -45, bottom: 0 }),
      width: neck * 2 + 18,
      height: 45,
      foot: neck + 9,
    };
    return context.random('second').maybe(0.5)
      ? [{ drawing: closed(context), x: 0 }]
      : beside(withReeds(context), cap, 'right', 18);
  },
};
