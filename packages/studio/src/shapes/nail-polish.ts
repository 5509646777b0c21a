import { darken, lighten } from '../colour/shade.ts';
import type { DrawContext, Drawing, ShapeArt } from '../draw-context.ts';
import { capFinish } from '../light/materials.ts';
import { beside } from '../parts/compose.ts';
import { flatFoot } from '../parts/flat-foot.ts';
import { label } from '../parts/label.ts';
import { drum } from '../parts/lathe.ts';
import { slab } from '../parts/slab.ts';
import { vessel } from '../parts/vessel.ts';
import { d, el } from '../svg/markup.ts';
import { flaskInterior, flaskPath } from './flask.ts';

const BUILDS = [
  { width: 88, height: 110, cap: 128, square: true },
  { width: 98, height: 96, cap: 118, square: false },
  { width: 76, height: 124, cap: 116, square: true },
] as const;

const buildOf = (context: DrawContext) => context.random('build').pick(BUILDS);

/** The lacquer fills the bottle to the glass, whatever the pack calls its finish. */
const lacquered = (context: DrawContext): DrawContext => ({
  ...context,
  finish: 'glass',
  body: lighten(context.fill, 0.6),
});

const footOf = (context: DrawContext) => {
  const { width, square } = buildOf(context);
  return square ? flatFoot(width / 2, 10) : { foot: width * 0.38 };
};

function bottle(context: DrawContext): string {
  const { width, height, square } = buildOf(context);
  const clear = lacquered(context);
  const glass = square
    ? slab(clear, {
        outline: flaskPath(width, height, 14, 7),
        inside: flaskInterior(width, height, 5, 12, 9),
        width,
        height,
        level: height - 18,
        floor: 12,
      })
    : vessel(clear, {
        profile: [
          [width * 0.2, -height],
          [width * 0.5, -height + 20, 30],
          [width * 0.5, -8, 14],
          [width * 0.36, 0],
        ],
        wall: 4,
        floor: 10,
        level: -height + 10,
      });
  const neck = drum(context, {
    radius: width * 0.16,
    top: -height - 10,
    bottom: -height + 2,
    colour: context.fill,
    finish: 'gloss',
  });
  return (
    neck +
    glass +
    label(clear, { width: width * 0.74, top: -height + 22, bottom: -18, surface: context.fill })
  );
}

function closed(context: DrawContext): Drawing {
  const { width, height, cap } = buildOf(context);
  const stick = drum(context, {
    radius: width * 0.2,
    footRadius: width * 0.235,
    top: -height - cap,
    bottom: -height - 5,
    colour: context.cap,
    finish: capFinish(context.cap, context.finish),
  });
  return {
    art: bottle(context) + stick,
    width,
    height: height + cap,
    ...footOf(context),
    glow: context.fill,
  };
}

function brush(context: DrawContext): Drawing {
  const { width, height, cap } = buildOf(context);
  const stem = height * 0.8;
  const art =
    el('path', { d: d`M-2 ${-stem}h4V-26h-4Z`, fill: '#2a2523' }) +
    el('path', {
      d: d`M-3.4 -30Q-8 -12 -5 -2Q0 3 5 -2Q8 -12 3.4 -30Z`,
      fill: context.svgDefs.across([
        [0, darken(context.fill, 0.25)],
        [0.3, lighten(context.fill, 0.55)],
        [0.5, context.fill],
        [1, darken(context.fill, 0.3)],
      ]),
    }) +
    drum(context, {
      radius: width * 0.2,
      footRadius: width * 0.235,
      top: -stem - cap,
      bottom: -stem,
      colour: context.cap,
      finish: capFinish(context.cap, context.finish),
    });
  return { art, width: width * 0.48, height: stem + cap, foot: 6 };
}

export const nailPolish: ShapeArt = {
  front: closed,
  angle: (context) => {
    const { width, height } = buildOf(context);
    const open: Drawing = {
      art: bottle(context),
      width,
      height: height + 10,
      ...footOf(context),
      glow: context.fill,
    };
    const [glass, stick] = beside(open, brush(context), 'right', 20);
    return [glass, { ...stick, turn: 16 }];
  },
};
