import { darken, lighten } from '../colour/shade.ts';
import type { DrawContext, Drawing, ShapeArt } from '../draw-context.ts';
import { capFinish } from '../light/materials.ts';
import { roundCap } from '../parts/cap.ts';
import { beside } from '../parts/compose.ts';
import { label } from '../parts/label.ts';
import { drum, solid } from '../parts/lathe.ts';
import { surfaceOf, vessel } from '../parts/vessel.ts';
import { d, el } from '../svg/markup.ts';

const BUILDS = [
  { radius: 25, tube: 150, cap: 120 },
  { radius: 29, tube: 128, cap: 104 },
  { radius: 22, tube: 162, cap: 112 },
] as const;

const buildOf = (context: DrawContext) => context.random('build').pick(BUILDS);

function tube(context: DrawContext): string {
  const { radius, tube: tall } = buildOf(context);
  // A lip gloss is always seen through its tube: an opaque finish only colours the cap.
  const clear: DrawContext = {
    ...context,
    finish: context.finish === 'frosted' ? 'frosted' : 'glass',
    body: lighten(context.fill, 0.7),
  };
  return (
    vessel(clear, {
      profile: [
        [radius * 0.8, -tall],
        [radius, -tall + 3, 6],
        [radius, -3, 5],
        [radius - 3, 0],
      ],
      wall: 5,
      floor: 11,
      level: -tall + 10,
    }) + label(clear, { width: radius * 1.4, top: -tall + 22, bottom: -18, surface: surfaceOf(clear) })
  );
}

function closed(context: DrawContext): Drawing {
  const { radius, tube: tall, cap } = buildOf(context);
  const art =
    drum(context, {
      radius: radius * 0.72,
      top: -tall - 8,
      bottom: -tall + 1,
      colour: context.cap,
      finish: 'metal',
    }) +
    tube(context) +
    roundCap(context, { radius: radius * 0.97, top: -tall - cap, bottom: -tall - 6 });
  return { art, width: radius * 2, height: tall + cap, foot: radius, glow: context.fill };
}

function opened(context: DrawContext): Drawing {
  const { radius, tube: tall } = buildOf(context);
  const neck = drum(context, {
    radius: radius * 0.56,
    top: -tall - 14,
    bottom: -tall + 1,
    colour: lighten(context.fill, 0.3),
    finish: 'gloss',
  });
  return {
    art: neck + tube(context),
    width: radius * 2,
    height: tall + 14,
    foot: radius,
    glow: context.fill,
  };
}

/** The cap with its wand, the soft tip loaded with colour. */
function wand(context: DrawContext): Drawing {
  const { radius, cap, tube: tall } = buildOf(context);
  const stem = tall * 0.72;
  const art =
    el('path', {
      d: d`M-2 ${-stem}h4V-22h-4Z`,
      fill: darken(lighten(context.fill, 0.5), 0.1),
      opacity: 0.9,
    }) +
    el('path', {
      d: d`M-3 -30C-9 -20 -8 -4 0 0C8 -4 9 -20 3 -30Z`,
      fill: context.svgDefs.across([
        [0, darken(context.fill, 0.2)],
        [0.3, lighten(context.fill, 0.5)],
        [0.55, context.fill],
        [1, darken(context.fill, 0.3)],
      ]),
    }) +
    solid(
      context,
      [
        [radius * 0.56, -stem - 12],
        [radius * 0.56, -stem],
      ],
      context.cap,
      'metal',
    ) +
    drum(context, {
      radius: radius * 0.97,
      top: -stem - cap,
      bottom: -stem - 10,
      colour: context.cap,
      finish: capFinish(context.cap, context.finish),
    });
  return { art, width: radius * 2, height: stem + cap, foot: 6 };
}

export const gloss: ShapeArt = {
  front: closed,
  angle: (context) => {
    const [bottle, stick] = beside(opened(context), wand(context), 'right', 40);
    return [bottle, { ...stick, turn: 14 }];
  },
};
