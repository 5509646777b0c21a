import { darken, lighten } from '../colour/shade.ts';
import type { DrawContext, Drawing, ShapeArt } from '../draw-context.ts';
import { capFinish, partFinish } from '../light/materials.ts';
import { beside } from '../parts/compose.ts';
import { label } from '../parts/label.ts';
import { drum, ring, seam, solid } from '../parts/lathe.ts';
import { d, el } from '../svg/markup.ts';

const BUILDS = [
  { radius: 21, tube: 168, cap: 128, waist: 1 },
  { radius: 24, tube: 150, cap: 118, waist: 0.84 },
  { radius: 19, tube: 176, cap: 140, waist: 1.12 },
] as const;

const buildOf = (context: DrawContext) => context.random('build').pick(BUILDS);

function tube(context: DrawContext): string {
  const { radius, tube: tall, waist } = buildOf(context);
  return (
    solid(
      context,
      [
        [radius, -tall],
        [radius * waist, -tall * 0.45, 60],
        [radius, -4, 6],
        [radius - 3, 0],
      ],
      context.body,
      partFinish(context.finish),
    ) + label(context, { width: radius * 1.3, top: -tall + 18, bottom: -16, surface: context.body })
  );
}

function closed(context: DrawContext): Drawing {
  const { radius, tube: tall, cap } = buildOf(context);
  const sameColour = context.random('cap-colour').maybe(0.4);
  const colour = sameColour ? context.body : context.cap;
  const art =
    tube(context) +
    ring(context, radius + 0.5, -tall - 6, 9, context.cap) +
    drum(context, {
      radius,
      top: -tall - cap,
      bottom: -tall - 5,
      colour,
      finish: sameColour ? partFinish(context.finish) : capFinish(context.cap, context.finish),
    }) +
    seam(context, radius, -tall - 5);
  return { art, width: radius * 2, height: tall + cap, foot: radius };
}

/** The wand: a twisted wire full of bristles, in the colour of the mascara. */
function wand(context: DrawContext): Drawing {
  const { radius, cap } = buildOf(context);
  const brush = 88;
  const stem = 46;
  const random = context.random('bristles');
  const ink = lighten(context.fill, 0.04);
  const bristles = Array.from({ length: 30 }, (_, at) => {
    const y = -4 - (at / 29) * (brush - 8);
    const reach = 4 + Math.sin((at / 29) * Math.PI) * 7 + random.between(-1, 1);
    return d`M${-reach} ${y + 2}L${reach} ${y - 2}M${-reach} ${y - 2}L${reach} ${y + 1}`;
  }).join('');
  const art =
    el('path', { d: d`M-2.4 ${-brush - stem}h4.8V-4q-2.4 5 -4.8 0Z`, fill: darken(ink, 0.2) }) +
    el('path', { d: bristles, stroke: ink, 'stroke-width': 1.7, 'stroke-linecap': 'round' }) +
    el('path', {
      d: bristles,
      stroke: lighten(ink, 0.4),
      'stroke-width': 0.5,
      opacity: 0.6,
      transform: 'translate(-.8 -.6)',
    }) +
    solid(
      context,
      [
        [radius * 0.6, -brush - stem - 14],
        [radius * 0.6, -brush - stem],
      ],
      context.cap,
      'metal',
    ) +
    drum(context, {
      radius,
      top: -brush - stem - cap,
      bottom: -brush - stem - 12,
      colour: context.cap,
      finish: capFinish(context.cap, context.finish),
    });
  return { art, width: radius * 2, height: brush + stem + cap, foot: 6 };
}

function opened(context: DrawContext): Drawing {
  const { radius, tube: tall } = buildOf(context);
  const neck = drum(context, {
    radius: radius * 0.56,
    top: -tall - 16,
    bottom: -tall + 2,
    colour: darken(context.fill, 0.1),
    finish: 'gloss',
  });
  return { art: neck + tube(context), width: radius * 2, height: tall + 16, foot: radius };
}

export const mascara: ShapeArt = {
  front: closed,
  angle: (context) => {
    const [bottle, stick] = beside(opened(context), wand(context), 'right', 44);
    return [bottle, { ...stick, turn: 12 }];
  },
};
