import { darken, lighten } from '../colour/shade.ts';
import type { DrawContext, Drawing, ShapeArt } from '../draw-context.ts';
import { capFinish, lidPaint, partFinish } from '../light/materials.ts';
import { label } from '../parts/label.ts';
import { drum, ring, seam } from '../parts/lathe.ts';
import { d, el } from '../svg/markup.ts';

const BUILDS = [
  { radius: 62, height: 152, lid: 40 },
  { radius: 54, height: 176, lid: 46 },
  { radius: 72, height: 118, lid: 34 },
] as const;

const buildOf = (context: DrawContext) => context.random('build').pick(BUILDS);

function can(context: DrawContext): string {
  const { radius, height } = buildOf(context);
  return (
    drum(context, {
      radius,
      top: -height,
      bottom: 0,
      colour: context.body,
      finish: partFinish(context.finish),
    }) +
    ring(context, radius + 0.8, -7, 5, context.cap) +
    label(context, {
      width: radius * 1.24,
      top: -height + radius * context.tilt + 14,
      bottom: -14,
      surface: context.body,
      around: radius * 1.98,
      curve: context.tilt,
    })
  );
}

function lidAt(context: DrawContext, bottom: number): string {
  const { radius, lid } = buildOf(context);
  const stripe = context.random('stripe').maybe(0.5)
    ? ring(context, radius + 1.6, bottom - lid * 0.4, 3, darken(context.cap, 0.3))
    : '';
  return (
    drum(context, {
      radius: radius + 1.4,
      top: bottom - lid,
      bottom,
      colour: context.cap,
      finish: capFinish(context.cap, context.finish),
    }) + stripe
  );
}

function closed(context: DrawContext): Drawing {
  const { radius, height, lid } = buildOf(context);
  return {
    art: can(context) + lidAt(context, -height + 4) + seam(context, radius + 1, -height + 5, 0.5),
    width: radius * 2 + 3,
    height: height + lid - 4 + radius * context.tilt,
    foot: radius,
  };
}

/** Open, full to the brim with what is inside. */
function opened(context: DrawContext): Drawing {
  const { radius, height } = buildOf(context);
  const tilted: DrawContext = { ...context, tilt: 0.22 };
  const ry = radius * 0.22;
  const random = context.random('leaves');
  const leaves = Array.from({ length: 46 }, () => {
    const angle = random.between(0, Math.PI * 2);
    const far = Math.sqrt(random.next()) * 0.84;
    return d`M${Math.cos(angle) * radius * far} ${-height - 1 + Math.sin(angle) * ry * far}q${random.between(-5, 5)} ${random.between(-6, 0)} ${random.between(-11, 11)} ${random.between(-4, 3)}`;
  });
  const strands = (from: number, to: number, stroke: string) =>
    el('path', {
      d: leaves.slice(from, to).join(''),
      fill: 'none',
      stroke,
      'stroke-width': 2.4,
      'stroke-linecap': 'round',
    });
  const art =
    can(tilted) +
    el('ellipse', { cx: 0, cy: -height, rx: radius, ry, fill: lidPaint(context, '#cfd3d8', 'metal') }) +
    el('ellipse', {
      cx: 0,
      cy: -height + 1,
      rx: radius * 0.93,
      ry: ry * 0.9,
      fill: darken(context.fill, 0.55),
    }) +
    strands(0, 18, darken(context.fill, 0.3)) +
    strands(18, 36, context.fill) +
    strands(36, 46, lighten(context.fill, 0.35));
  return { art, width: radius * 2, height: height + ry, foot: radius };
}

export const teaTin: ShapeArt = {
  front: closed,
  angle: (context) => {
    const { radius, lid } = buildOf(context);
    const lone: Drawing = {
      art: lidAt({ ...context, tilt: 0.22 }, 0),
      width: radius * 2,
      height: lid + radius * 0.22,
      foot: radius,
    };
    return [
      { drawing: opened(context), x: -radius * 0.4, back: 30 },
      { drawing: lone, x: radius * 1.1, back: -8 },
    ];
  },
};
