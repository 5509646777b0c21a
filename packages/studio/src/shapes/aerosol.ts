import type { DrawContext, Drawing, ShapeArt } from '../draw-context.ts';
import { partFinish } from '../light/materials.ts';
import { roundCap } from '../parts/cap.ts';
import { bigAndSmall } from '../parts/compose.ts';
import { label } from '../parts/label.ts';
import { drum, ring, seam, solid } from '../parts/lathe.ts';

const BUILDS = [
  { radius: 42, height: 210, cap: 62 },
  { radius: 36, height: 226, cap: 70 },
  { radius: 48, height: 190, cap: 56 },
] as const;

/** A pressed can: rolled seams above and below, the cap seated in the shoulder. */
function can(context: DrawContext): Drawing {
  const { radius, height, cap } = context.random('build').pick(BUILDS);
  const shoulder = context.random('shoulder').maybe(0.5) ? radius * 0.86 : radius * 0.96;
  const art =
    solid(
      context,
      [
        [shoulder, -height],
        [radius, -height + 16, 12],
        [radius, -3],
        [radius - 1, 0],
      ],
      context.body,
      context.finish === 'metal' ? 'metal' : partFinish(context.finish),
    ) +
    ring(context, radius + 0.8, -6, 5, '#cfd3d8') +
    ring(context, shoulder + 0.6, -height - 2, 4, '#cfd3d8') +
    roundCap(context, { radius: shoulder - 1, top: -height - cap, bottom: -height - 2 }) +
    seam(context, shoulder - 1, -height - 2, 0.3) +
    label(context, {
      width: radius * 1.36,
      top: -height + 30,
      bottom: -22,
      surface: context.body,
      around: radius * 1.98,
      curve: context.tilt,
    });
  return { art, width: radius * 2, height: height + cap, foot: radius };
}

/** Cap off: the dome, the valve cup and the button. */
function opened(context: DrawContext): Drawing {
  const { radius, height } = context.random('build').pick(BUILDS);
  const silver = '#cfd3d8';
  const art =
    solid(
      context,
      [
        [radius, -height + 12],
        [radius, -3],
        [radius - 1, 0],
      ],
      context.body,
      context.finish === 'metal' ? 'metal' : partFinish(context.finish),
    ) +
    solid(
      context,
      [
        [radius * 0.42, -height - 16],
        [radius * 0.9, -height + 2, 10],
        [radius, -height + 12],
      ],
      silver,
      'metal',
    ) +
    drum(context, {
      radius: radius * 0.4,
      top: -height - 22,
      bottom: -height - 14,
      colour: silver,
      finish: 'metal',
    }) +
    drum(context, {
      radius: radius * 0.24,
      top: -height - 44,
      bottom: -height - 20,
      colour: '#f4f2ee',
      finish: 'matte',
    }) +
    ring(context, radius + 0.8, -6, 5, silver) +
    label(context, {
      width: radius * 1.36,
      top: -height + 40,
      bottom: -22,
      surface: context.body,
      around: radius * 1.98,
      curve: context.tilt,
    });
  return { art, width: radius * 2, height: height + 46, foot: radius };
}

export const aerosol: ShapeArt = {
  front: can,
  angle: (context) => bigAndSmall(opened(context), can(context), 0.82),
};
