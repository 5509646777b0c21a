import type { Drawing, Kit, ShapeArt } from '../kit.ts';
import { family } from '../parts/compose.ts';
import { label } from '../parts/label.ts';
import { PUMP_RISE, pumpHead } from '../parts/pump-head.ts';
import { surfaceOf, vessel } from '../parts/vessel.ts';

const BUILDS = [
  { radius: 48, height: 186, neck: 19, shoulder: 26 },
  { radius: 55, height: 166, neck: 20, shoulder: 40 },
  { radius: 43, height: 206, neck: 19, shoulder: 10 },
] as const;

function pump(kit: Kit): Drawing {
  const { radius, height, neck, shoulder } = kit.chance('build').pick(BUILDS);
  const art =
    vessel(kit, {
      profile: [
        [neck, -height],
        [neck + 2, -height + 2, 4],
        [radius, -height + shoulder, shoulder * 0.8],
        [radius, -7, 9],
        [radius - 6, 0],
      ],
      floor: 12,
      level: -height + shoulder + 20,
    }) +
    label(kit, {
      width: radius * 1.36,
      top: -height + shoulder + 18,
      bottom: -22,
      surface: surfaceOf(kit),
      around: radius * 1.98,
      curve: kit.tilt,
    }) +
    pumpHead(kit, neck, -height + 2);
  return { art, width: radius * 2, height: height + PUMP_RISE - 2, foot: radius, glow: kit.fill };
}

export const pumpArt: ShapeArt = {
  front: pump,
  angle: (kit) => {
    const drawing = pump(kit);
    return family(drawing, drawing, 0.7);
  },
};
