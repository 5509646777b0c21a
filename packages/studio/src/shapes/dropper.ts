import { lighten, mix } from '../colour/shade.ts';
import type { DrawContext, Drawing, ShapeArt } from '../draw-context.ts';
import { beside } from '../parts/compose.ts';
import { collar } from '../parts/fittings.ts';
import { label } from '../parts/label.ts';
import { solid } from '../parts/lathe.ts';
import { surfaceOf, vessel } from '../parts/vessel.ts';
import { d, el } from '../svg/markup.ts';

const BUILDS = [
  { radius: 45, height: 160, neck: 19, shoulder: 26, bulb: 58 },
  { radius: 40, height: 172, neck: 18, shoulder: 14, bulb: 50 },
  { radius: 54, height: 140, neck: 20, shoulder: 42, bulb: 60 },
] as const;

const buildOf = (context: DrawContext) => context.random('build').pick(BUILDS);

function bottle(context: DrawContext): string {
  const { radius, height, neck, shoulder } = buildOf(context);
  return (
    vessel(context, {
      profile: [
        [neck - 2, -height - 6],
        [neck - 2, -height + 2, 4],
        [radius, -height + shoulder, shoulder * 0.8],
        [radius, -6, 9],
        [radius - 6, 0],
      ],
      floor: 11,
      level: -height + shoulder + 22,
    }) +
    label(context, {
      width: radius * 1.32,
      top: -height + shoulder + 30,
      bottom: -20,
      surface: surfaceOf(context),
      around: radius * 1.98,
      curve: context.tilt,
    })
  );
}

/** Rubber bulb and collar; `bottom` is where the collar ends. */
function bulb(context: DrawContext, bottom: number): string {
  const { neck, bulb: tall } = buildOf(context);
  const rubber = context
    .random('rubber')
    .pick(['#f4f1ec', '#22201f', mix(context.body, '#ffffff', 0.3), lighten(context.fill, 0.5)]);
  return (
    solid(
      context,
      [
        [2, bottom - 30 - tall],
        [neck * 0.62, bottom - 30 - tall, 13],
        [neck * 0.66, bottom - 50, 10],
        [neck * 0.8, bottom - 29],
      ],
      rubber,
      'matte',
    ) + collar(context, neck + 1, bottom - 31, bottom)
  );
}

function pipetteInside(context: DrawContext): string {
  const { height } = buildOf(context);
  return context.finish === 'glass'
    ? el('path', { d: d`M-3.4 ${-height}h6.8V-44l-2.4 12h-2l-2.4 -12Z`, fill: '#fff', opacity: 0.28 }) +
        el('path', { d: d`M-2.6 ${-height}V-44`, stroke: '#fff', 'stroke-width': 1, opacity: 0.6 })
    : '';
}

function closed(context: DrawContext): Drawing {
  const { radius, height, bulb: tall } = buildOf(context);
  return {
    art: bottle(context) + pipetteInside(context) + bulb(context, -height + 1),
    width: radius * 2,
    height: height + 29 + tall,
    foot: radius,
    glow: context.fill,
  };
}

/** The pipette taken out, half full, a drop about to fall. */
function pipette(context: DrawContext): Drawing {
  const { height, bulb: tall, neck } = buildOf(context);
  const long = height * 0.74;
  const glass = d`M-4.6 ${-long}h9.2V-16l-3 12h-3.2l-3 -12Z`;
  const art =
    el('path', {
      d: d`M-3.4 ${-long * 0.56}h6.8V-16l-2.2 11h-2.4l-2.2 -11Z`,
      fill: context.fill,
      opacity: 0.9,
    }) +
    el('path', {
      d: glass,
      fill: context.svgDefs.across([
        [0, '#fff', 0.8],
        [0.3, '#fff', 0.15],
        [0.75, '#fff', 0.1],
        [1, '#fff', 0.6],
      ]),
    }) +
    el('path', {
      d: glass,
      fill: 'none',
      stroke: mix(context.ambient, '#5b6268', 0.6),
      'stroke-width': 0.7,
      opacity: 0.6,
    }) +
    bulb(context, -long);
  return { art, width: neck * 2, height: long + 30 + tall, foot: 5 };
}

export const dropper: ShapeArt = {
  front: closed,
  angle: (context) => {
    const { radius, height } = buildOf(context);
    const open: Drawing = {
      art: bottle(context),
      width: radius * 2,
      height: height + 8,
      foot: radius,
      glow: context.fill,
    };
    const [glass, pipe] = beside(open, pipette(context), 'right', 26);
    return [glass, { ...pipe, turn: 15 }];
  },
};
