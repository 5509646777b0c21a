import type { DrawContext, Drawing, ShapeArt } from '../draw-context.ts';
import { capFinish, partFinish } from '../light/materials.ts';
import { roundCap } from '../parts/cap.ts';
import { beside } from '../parts/compose.ts';
import { label } from '../parts/label.ts';
import { drum, ring, seam, solid } from '../parts/lathe.ts';
import { arcFront, glint } from '../parts/sheen.ts';

const BUILDS = [
  { radius: 40, base: 138, cap: 88 },
  { radius: 34, base: 156, cap: 84 },
  { radius: 46, base: 116, cap: 92 },
] as const;

const buildOf = (context: DrawContext) => context.random('build').pick(BUILDS);

function base(context: DrawContext): string {
  const { radius, base: tall } = buildOf(context);
  return (
    drum(context, {
      radius: radius * 0.98,
      top: -18,
      bottom: 0,
      colour: context.cap,
      finish: capFinish(context.cap, context.finish),
    }) +
    drum(context, {
      radius,
      top: -tall,
      bottom: -16,
      colour: context.body,
      finish: partFinish(context.finish),
    }) +
    seam(context, radius, -16, 0.4) +
    label(context, {
      width: radius * 1.34,
      top: -tall + 20,
      bottom: -34,
      surface: context.body,
      around: radius * 1.98,
      curve: context.tilt,
    })
  );
}

function closed(context: DrawContext): Drawing {
  const { radius, base: tall, cap } = buildOf(context);
  const art =
    base(context) +
    ring(context, radius * 0.97, -tall - 2, 4, context.cap) +
    roundCap(context, { radius, top: -tall - cap, bottom: -tall - 1 });
  return { art, width: radius * 2, height: tall + cap, foot: radius };
}

/** Turned up: a solid dome of balm. */
function opened(context: DrawContext): Drawing {
  const { radius, base: tall } = buildOf(context);
  const balm = radius * 0.84;
  const up = radius * 1.3;
  const art =
    base(context) +
    solid(
      context,
      [
        [balm * 0.3, -tall - up],
        [balm, -tall - up + 5, balm * 0.9],
        [balm, -tall],
      ],
      context.fill,
      'gloss',
    ) +
    glint(arcFront(balm, -tall, context.tilt), 0.35, 1);
  return { art, width: radius * 2, height: tall + up, foot: radius };
}

export const stick: ShapeArt = {
  front: closed,
  angle: (context) => {
    const { radius, cap } = buildOf(context);
    const lone: Drawing = {
      art: roundCap(context, { radius, top: -cap, bottom: 0 }),
      width: radius * 2,
      height: cap,
      foot: radius,
    };
    return beside(opened(context), lone, 'left', 16);
  },
};
