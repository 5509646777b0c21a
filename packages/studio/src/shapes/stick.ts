import type { Drawing, Kit, ShapeArt } from '../kit.ts';
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

const buildOf = (kit: Kit) => kit.chance('build').pick(BUILDS);

function base(kit: Kit): string {
  const { radius, base: tall } = buildOf(kit);
  return (
    drum(kit, {
      radius: radius * 0.98,
      top: -18,
      bottom: 0,
      colour: kit.cap,
      finish: capFinish(kit.cap, kit.finish),
    }) +
    drum(kit, { radius, top: -tall, bottom: -16, colour: kit.body, finish: partFinish(kit.finish) }) +
    seam(kit, radius, -16, 0.4) +
    label(kit, {
      width: radius * 1.34,
      top: -tall + 20,
      bottom: -34,
      surface: kit.body,
      around: radius * 1.98,
      curve: kit.tilt,
    })
  );
}

function closed(kit: Kit): Drawing {
  const { radius, base: tall, cap } = buildOf(kit);
  const art =
    base(kit) +
    ring(kit, radius * 0.97, -tall - 2, 4, kit.cap) +
    roundCap(kit, { radius, top: -tall - cap, bottom: -tall - 1 });
  return { art, width: radius * 2, height: tall + cap, foot: radius };
}

/** Turned up: a solid dome of balm. */
function opened(kit: Kit): Drawing {
  const { radius, base: tall } = buildOf(kit);
  const balm = radius * 0.84;
  const up = radius * 1.3;
  const art =
    base(kit) +
    solid(
      kit,
      [
        [balm * 0.3, -tall - up],
        [balm, -tall - up + 5, balm * 0.9],
        [balm, -tall],
      ],
      kit.fill,
      'gloss',
    ) +
    glint(arcFront(balm, -tall, kit.tilt), 0.35, 1);
  return { art, width: radius * 2, height: tall + up, foot: radius };
}

export const stick: ShapeArt = {
  front: closed,
  angle: (kit) => {
    const { radius, cap } = buildOf(kit);
    const lone: Drawing = {
      art: roundCap(kit, { radius, top: -cap, bottom: 0 }),
      width: radius * 2,
      height: cap,
      foot: radius,
    };
    return beside(opened(kit), lone, 'left', 16);
  },
};
