import { darken, lighten } from '../colour/shade.ts';
import type { DrawContext, Drawing, ShapeArt } from '../draw-context.ts';
import { capFinish, partFinish, roundPaint } from '../light/materials.ts';
import { flatFoot } from '../parts/flat-foot.ts';
import { softFolds } from '../parts/fold.ts';
import { label } from '../parts/label.ts';
import { drum, solid } from '../parts/lathe.ts';
import { glint } from '../parts/sheen.ts';
import { d, el } from '../svg/markup.ts';

const BUILDS = [
  { radius: 44, height: 190, cap: 40, fold: 24 },
  { radius: 38, height: 204, cap: 34, fold: 18 },
  { radius: 50, height: 168, cap: 46, fold: 30 },
] as const;

const buildOf = (context: DrawContext) => context.random('build').pick(BUILDS);

/** The old-fashioned tube of soft metal: cap up, its end rolled, dents where fingers pressed. */
function tube(context: DrawContext): Drawing {
  const { radius, height, cap, fold } = buildOf(context);
  const finish =
    context.finish === 'gloss' || context.finish === 'metal' ? context.finish : partFinish(context.finish);
  const shoulder = -height + 14;
  const flat = radius * 1.16;
  const outline = d`M${-radius * 0.34} ${-height}L${-radius} ${shoulder}C${-radius - 1} ${-height * 0.5} ${-flat} ${-height * 0.34} ${-flat} ${-fold}H${flat}C${flat} ${-height * 0.34} ${radius + 1} ${-height * 0.5} ${radius} ${shoulder}L${radius * 0.34} ${-height}Z`;
  const dents = d`M${-radius * 0.7} ${-height * 0.42}q14 30 10 ${height * 0.22}M${radius * 0.34} ${-height * 0.3}q-12 22 -6 ${height * 0.16}M${radius * 0.7} ${-height * 0.66}q-10 20 -4 40M${-radius * 0.1} ${-fold - 8}q10 -16 4 -30`;
  const roll = d`M${-flat} ${-fold}H${flat}V-2q0 2 -2 2H${-flat + 2}q-2 0 -2 -2Z`;
  const art =
    solid(
      context,
      [
        [radius * 0.3, -height - 12],
        [radius * 0.3, -height + 4],
      ],
      lighten(context.body, 0.4),
      'metal',
    ) +
    el('path', { d: outline, fill: roundPaint(context, context.body, finish) }) +
    el('path', {
      d: d`M${-radius} ${shoulder}Q0 ${shoulder + 9} ${radius} ${shoulder}`,
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 1.4,
      opacity: 0.4,
    }) +
    softFolds(context, dents, 0.5) +
    el('path', {
      d: roll,
      fill: context.svgDefs.down([
        [0, darken(context.body, 0.35)],
        [0.16, lighten(context.body, 0.45)],
        [0.5, context.body],
        [0.54, darken(context.body, 0.4)],
        [0.64, lighten(context.body, 0.2)],
        [1, darken(context.body, 0.42)],
      ]),
    }) +
    glint(d`M${-flat} ${-fold}H${flat}`, 0.4, 0.8) +
    drum(context, {
      radius: radius * 0.5,
      footRadius: radius * 0.56,
      top: -height - cap,
      bottom: -height - 4,
      colour: context.cap,
      finish: capFinish(context.cap, context.finish),
    }) +
    label(context, { width: radius * 1.4, top: shoulder + 20, bottom: -fold - 26, surface: context.body });
  return { art, width: flat * 2, height: height + cap, ...flatFoot(flat, 6) };
}

/** A strand of cream, as it comes out of the tube. */
function squeezed(context: DrawContext): Drawing {
  const { fill } = context;
  const path = 'M-46-6C-40-24-22-20-20-10C-16-26 6-24 6-10C12-24 34-20 32-8C42-14 52-6 44 0H-44Q-50-1-46-6Z';
  const art =
    el('path', {
      d: path,
      fill: context.svgDefs.down([
        [0, lighten(fill, 0.75)],
        [0.5, fill],
        [1, darken(fill, 0.28)],
      ]),
    }) + glint('M-40-12q6-7 12-2M-12-15q7-6 13 0M14-13q6-6 12 0', 0.8, 2);
  return { art, width: 96, height: 26, foot: 44 };
}

export const tubeCrimp: ShapeArt = {
  front: tube,
  angle: (context) => {
    const { height, cap } = buildOf(context);
    const drawing = tube(context);
    return [
      { drawing, x: -(height + cap) * 0.5, turn: 86, lying: true, back: 16 },
      { drawing: squeezed(context), x: (height + cap) * 0.4, back: -12 },
    ];
  },
};
