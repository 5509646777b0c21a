import { darken, lighten } from '../colour/shade.ts';
import type { DrawContext, Drawing, Placement, ShapeArt } from '../draw-context.ts';
import { capFinish, partFinish, roundPaint } from '../light/materials.ts';
import { label } from '../parts/label.ts';
import { drum, ring, solid } from '../parts/lathe.ts';
import { el } from '../svg/markup.ts';

const BUILDS = [
  { radius: 12, length: 236, cone: 46 },
  { radius: 15, length: 200, cone: 40 },
] as const;

const buildOf = (context: DrawContext) => context.random('build').pick(BUILDS);

/** A sharpened pencil, tip up: cedar cone, colour core, lacquered body. */
function pencil(context: DrawContext): Drawing {
  const { radius, length, cone } = buildOf(context);
  const wood = '#d9b58c';
  const finish = partFinish(context.finish);
  const scallop = `M${-radius} ${-length}Q${-radius * 0.7} ${-length - 7} ${-radius * 0.34} ${-length - 1}Q0 ${-length - 8} ${radius * 0.34} ${-length - 1}Q${radius * 0.7} ${-length - 7} ${radius} ${-length}V${-length + 6}H${-radius}Z`;
  const art =
    solid(
      context,
      [
        [radius * 0.34, -length - cone * 0.62],
        [radius, -length],
      ],
      wood,
      'matte',
      0.05,
    ) +
    solid(
      context,
      [
        [1.2, -length - cone],
        [2.2, -length - cone + 2, 2],
        [radius * 0.36, -length - cone * 0.6],
      ],
      context.fill,
      'matte',
      0.3,
    ) +
    solid(
      context,
      [
        [radius, -length],
        [radius, -6, 3],
        [radius - 2, 0],
      ],
      context.body,
      finish,
    ) +
    el('path', { d: scallop, fill: roundPaint(context, context.body, finish) }) +
    ring(context, radius + 0.3, -26, 7, context.cap) +
    label(context, { width: radius * 1.5, top: -length + 20, bottom: -48, surface: context.body });
  return { art, width: radius * 2, height: length + cone, foot: radius };
}

function cap(context: DrawContext): Drawing {
  const { radius } = buildOf(context);
  return {
    art: drum(context, {
      radius: radius + 1.5,
      top: -70,
      bottom: 0,
      colour: context.cap,
      finish: capFinish(context.cap, context.finish),
    }),
    width: radius * 2 + 3,
    height: 70,
    foot: radius,
  };
}

/** The same pencil in a neighbouring shade, so that three read as a colour range. */
const shaded = (context: DrawContext, fill: string, body: string): Drawing =>
  pencil({ ...context, fill, body });

export const pencilArt: ShapeArt = {
  front: pencil,
  angle: (context): Placement[] => [
    {
      drawing: shaded(context, lighten(context.fill, 0.25), lighten(context.body, 0.14)),
      x: -34,
      turn: -9,
      back: 10,
    },
    { drawing: pencil(context), x: 0 },
    {
      drawing: shaded(context, darken(context.fill, 0.25), darken(context.body, 0.14)),
      x: 34,
      turn: 9,
      back: 10,
    },
    { drawing: cap(context), x: 96, back: -10 },
  ],
};
