import type { Drawing, Kit, ShapeArt } from '../kit.ts';
import { partFinish } from '../light/materials.ts';
import { roundCap } from '../parts/cap.ts';
import { family } from '../parts/compose.ts';
import { label } from '../parts/label.ts';
import { drum, ring, seam, solid } from '../parts/lathe.ts';

const BUILDS = [
  { radius: 42, height: 210, cap: 62 },
  { radius: 36, height: 226, cap: 70 },
  { radius: 48, height: 190, cap: 56 },
] as const;

/** A pressed can: rolled seams above and below, the cap seated in the shoulder. */
function can(kit: Kit): Drawing {
  const { radius, height, cap } = kit.chance('build').pick(BUILDS);
  const shoulder = kit.chance('shoulder').maybe(0.5) ? radius * 0.86 : radius * 0.96;
  const art =
    solid(
      kit,
      [
        [shoulder, -height],
        [radius, -height + 16, 12],
        [radius, -3],
        [radius - 1, 0],
      ],
      kit.body,
      kit.finish === 'metal' ? 'metal' : partFinish(kit.finish),
    ) +
    ring(kit, radius + 0.8, -6, 5, '#cfd3d8') +
    ring(kit, shoulder + 0.6, -height - 2, 4, '#cfd3d8') +
    roundCap(kit, { radius: shoulder - 1, top: -height - cap, bottom: -height - 2 }) +
    seam(kit, shoulder - 1, -height - 2, 0.3) +
    label(kit, {
      width: radius * 1.36,
      top: -height + 30,
      bottom: -22,
      surface: kit.body,
      around: radius * 1.98,
      curve: kit.tilt,
    });
  return { art, width: radius * 2, height: height + cap, foot: radius };
}

/** Cap off: the dome, the valve cup and the button. */
function opened(kit: Kit): Drawing {
  const { radius, height } = kit.chance('build').pick(BUILDS);
  const silver = '#cfd3d8';
  const art =
    solid(
      kit,
      [
        [radius, -height + 12],
        [radius, -3],
        [radius - 1, 0],
      ],
      kit.body,
      kit.finish === 'metal' ? 'metal' : partFinish(kit.finish),
    ) +
    solid(
      kit,
      [
        [radius * 0.42, -height - 16],
        [radius * 0.9, -height + 2, 10],
        [radius, -height + 12],
      ],
      silver,
      'metal',
    ) +
    drum(kit, {
      radius: radius * 0.4,
      top: -height - 22,
      bottom: -height - 14,
      colour: silver,
      finish: 'metal',
    }) +
    drum(kit, {
      radius: radius * 0.24,
      top: -height - 44,
      bottom: -height - 20,
      colour: '#f4f2ee',
      finish: 'matte',
    }) +
    ring(kit, radius + 0.8, -6, 5, silver) +
    label(kit, {
      width: radius * 1.36,
      top: -height + 40,
      bottom: -22,
      surface: kit.body,
      around: radius * 1.98,
      curve: kit.tilt,
    });
  return { art, width: radius * 2, height: height + 46, foot: radius };
}

export const aerosol: ShapeArt = {
  front: can,
  angle: (kit) => family(opened(kit), can(kit), 0.82),
};
