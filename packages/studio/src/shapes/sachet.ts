import { darken, lighten } from '../colour/shade.ts';
import type { DrawContext, Drawing, Placement, ShapeArt } from '../draw-context.ts';
import { flatPaint, partFinish } from '../light/materials.ts';
import { flatFoot } from '../parts/flat-foot.ts';
import { softFolds } from '../parts/fold.ts';
import { label } from '../parts/label.ts';
import { glint } from '../parts/sheen.ts';
import { d, el } from '../svg/markup.ts';

const BUILDS = [
  { width: 152, height: 204, notch: true },
  { width: 130, height: 214, notch: false },
  { width: 168, height: 186, notch: true },
] as const;

/** A sheet mask pouch: welded edges, a full middle, soft creases. */
function pouch(context: DrawContext): Drawing {
  const { width, height, notch } = context.random('build').pick(BUILDS);
  const half = width / 2;
  const weld = 16;
  const tear = notch ? d`l-4 4l4 4` : '';
  const outline =
    d`M${-half} ${-height}H${half}V${-height + 30}` +
    tear +
    d`L${half + 1} -2Q${half} 0 ${half - 3} 0H${-half + 3}Q${-half} 0 ${-half - 1} -2Z`;
  const pillow = d`M${-half + 9} ${-height + weld + 4}Q0 ${-height + weld - 5} ${half - 9} ${-height + weld + 4}Q${half - 3} ${-height / 2} ${half - 9} ${-weld}Q0 ${-weld + 7} ${-half + 9} ${-weld}Q${-half + 3} ${-height / 2} ${-half + 9} ${-height + weld + 4}Z`;
  const folds = d`M${-half + 12} ${-height + 26}q18 16 24 44M${-half + 30} ${-height + 24}q10 8 14 24M${half - 12} -24q-20 -14 -26 -48M${half - 34} -22q-8 -6 -12 -20M${half - 12} ${-height + 30}q-14 10 -20 26`;
  const teeth = Array.from(
    { length: 4 },
    (_, at) => d`M${-half + 3} ${-height + 3.5 + at * 3}H${half - 3}`,
  ).join('');
  const bulge = context.svgDefs.radial(
    [
      [0, '#fff', context.finish === 'metal' ? 0.7 : 0.42],
      [0.5, '#fff', 0.06],
      [0.8, darken(context.body, 0.5), 0.1],
      [1, darken(context.body, 0.5), 0.4],
    ],
    0.34,
    0.28,
    0.82,
  );
  const stripe = context.random('print').maybe(0.5)
    ? el('path', {
        d: d`M${-half} ${-height * 0.3}Q0 ${-height * 0.42} ${half} ${-height * 0.24}V0H${-half}Z`,
        fill: context.fill,
        opacity: 0.75,
      })
    : el('circle', { cx: half * 0.2, cy: -height * 0.3, r: width * 0.24, fill: context.fill, opacity: 0.7 });
  const art =
    el('path', { d: outline, fill: flatPaint(context, context.body, partFinish(context.finish)) }) +
    el('g', { 'clip-path': context.svgDefs.clip(outline) }, stripe) +
    el(
      'g',
      { 'clip-path': context.svgDefs.clip(outline) },
      el('path', { d: pillow, fill: bulge, filter: context.svgDefs.blur(4) }),
    ) +
    softFolds(context, folds, 0.45) +
    el('path', { d: teeth, stroke: darken(context.body, 0.4), 'stroke-width': 0.7, opacity: 0.35 }) +
    glint(d`M${-half + 1} ${-height + 0.6}H${half - 1}`, 0.7, 1) +
    el('path', {
      d: outline,
      fill: 'none',
      stroke: lighten(context.body, 0.5),
      'stroke-width': 0.8,
      opacity: 0.6,
    }) +
    label(context, { width: width * 0.66, top: -height + 34, bottom: -height * 0.44, surface: context.body });
  return { art, width: width + 2, height, ...flatFoot(half, 5) };
}

export const sachet: ShapeArt = {
  front: pouch,
  angle: (context): Placement[] => {
    const pack = pouch(context);
    return [
      { drawing: pack, x: -40, turn: -9, back: 26 },
      { drawing: pack, x: 22, turn: 3, back: 14 },
      { drawing: pack, x: 74, turn: 13, back: 0 },
    ];
  },
};
