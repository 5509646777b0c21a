import { darken } from '../colour/shade.ts';
import type { DrawContext, Drawing, ShapeArt } from '../draw-context.ts';
import { fallPaint, flatPaint, partFinish } from '../light/materials.ts';
import { roundCap } from '../parts/cap.ts';
import { bigAndSmall } from '../parts/compose.ts';
import { flatFoot } from '../parts/flat-foot.ts';
import { label } from '../parts/label.ts';
import { PUMP_RISE, pumpHead } from '../parts/pump-head.ts';
import { sheen } from '../parts/sheen.ts';
import { slab } from '../parts/slab.ts';
import { surfaceOf } from '../parts/vessel.ts';
import { d, el } from '../svg/markup.ts';

const BUILDS = [
  { width: 112, height: 200, waist: 0.93, shoulder: 40 },
  { width: 100, height: 214, waist: 1, shoulder: 18 },
  { width: 124, height: 184, waist: 0.86, shoulder: 56 },
] as const;

/** Soft shoulders, a waist, a round foot; `lift` raises the floor for the interior. */
function outlinePath(half: number, tight: number, height: number, shoulder: number, lift: number): string {
  const right = d`C${half} ${-height * 0.2} ${tight} ${-height * 0.28} ${tight} ${-height * 0.4}C${tight} ${-height * 0.5} ${half} ${-height * 0.6} ${half} ${-height + shoulder}C${half} ${-height + shoulder * 0.5} ${half * 0.8} ${-height + 2} ${half * 0.42} ${-height}`;
  const left = d`M${-half * 0.42} ${-height}C${-half * 0.8} ${-height + 2} ${-half} ${-height + shoulder * 0.5} ${-half} ${-height + shoulder}C${-half} ${-height * 0.6} ${-tight} ${-height * 0.5} ${-tight} ${-height * 0.4}C${-tight} ${-height * 0.28} ${-half} ${-height * 0.2} ${-half} ${-12 - lift}`;
  const foot = d`Q${-half} ${-lift} ${-half + 14} ${-lift}H${half - 14}Q${half} ${-lift} ${half} ${-12 - lift}`;
  return `${left}${foot}${right}Z`;
}

/** A broad, flat bottle with soft shoulders. */
function bottle(context: DrawContext): Drawing {
  const { width, height, waist, shoulder } = context.random('build').pick(BUILDS);
  const half = width / 2;
  const tight = half * waist;
  const outline = outlinePath(half, tight, height, shoulder, 0);
  const inside = outlinePath(half - 7, tight - 7, height - 6, shoulder, 11);
  const clear = context.finish === 'glass' || context.finish === 'frosted';
  const body = clear
    ? slab(context, {
        outline,
        inside,
        width,
        height,
        level: height - shoulder - 20,
        floor: 11,
      })
    : el('path', { d: outline, fill: flatPaint(context, context.body, partFinish(context.finish)) }) +
      el('path', {
        d: outline,
        fill: context.svgDefs.across([
          [0, darken(context.body, 0.5), 0.6],
          [0.1, darken(context.body, 0.3), 0.1],
          [0.22, '#fff', 0.3],
          [0.4, '#fff', 0],
          [0.75, darken(context.body, 0.5), 0.12],
          [0.95, darken(context.body, 0.6), 0.5],
          [1, '#fff', 0.1],
        ]),
      }) +
      el('path', { d: outline, fill: fallPaint(context) }) +
      sheen(context, outline, {
        x: -half * 0.78,
        width: half * 0.24,
        top: -height + 8,
        bottom: -10,
        strength: context.finish === 'matte' ? 0.18 : 0.46,
      });
  const pumped = context.random('closure').maybe(0.5);
  const lid = pumped
    ? pumpHead(context, 20, -height + 3)
    : roundCap(context, { radius: half * 0.46, top: -height - 42, bottom: -height + 3 });
  const art =
    body +
    label(context, {
      width: width * 0.7,
      top: -height + shoulder + 8,
      bottom: -22,
      surface: surfaceOf(context),
    }) +
    lid;
  return { art, width, height: height + (pumped ? PUMP_RISE - 3 : 42), ...flatFoot(half * 0.95, 12) };
}

export const shampoo: ShapeArt = {
  front: bottle,
  angle: (context) => {
    const big = bottle(context);
    // Clear bottles are drawn as two sizes, opaque ones as shampoo and conditioner with swapped colours.
    const clear = context.finish === 'glass' || context.finish === 'frosted';
    return bigAndSmall(big, clear ? big : bottle({ ...context, body: context.cap, cap: context.body }), 0.84);
  },
};
