import type { Drawing, Kit, ShapeArt } from '../kit.ts';
import { roundCap } from '../parts/cap.ts';
import { beside } from '../parts/compose.ts';
import { collar, sprayer } from '../parts/fittings.ts';
import { label } from '../parts/label.ts';
import { surfaceOf, vessel } from '../parts/vessel.ts';
import { dipTube } from './perfume-parts.ts';

const BUILDS = [
  { radius: 37, height: 196, neck: 20, shoulder: 14, cap: 80 },
  { radius: 33, height: 210, neck: 24, shoulder: 6, cap: 84 },
  { radius: 42, height: 180, neck: 19, shoulder: 34, cap: 70 },
] as const;

const buildOf = (kit: Kit) => kit.chance('build').pick(BUILDS);

function body(kit: Kit): string {
  const { radius, height, neck, shoulder } = buildOf(kit);
  return (
    vessel(kit, {
      profile: [
        [neck * 0.8, -height],
        [radius, -height + shoulder, shoulder * 0.9],
        [radius, -6, 8],
        [radius - 5, 0],
      ],
      wall: 4,
      floor: 9,
      level: -height + shoulder + 26,
    }) +
    (kit.finish === 'glass' ? dipTube(kit, -height, -16) : '') +
    label(kit, {
      width: radius * 1.36,
      top: -height + shoulder + 24,
      bottom: -18,
      surface: surfaceOf(kit),
      around: radius * 1.98,
      curve: kit.tilt,
    })
  );
}

const sleeve = (kit: Kit) => {
  const { height, neck } = buildOf(kit);
  return collar(kit, neck, -height - 14, -height + 3);
};

function closed(kit: Kit): Drawing {
  const { radius, height, neck, cap } = buildOf(kit);
  const art =
    body(kit) + sleeve(kit) + roundCap(kit, { radius: neck + 4, top: -height - cap, bottom: -height - 8 });
  return { art, width: radius * 2, height: height + cap, foot: radius, glow: kit.fill };
}

function opened(kit: Kit): Drawing {
  const { radius, height, neck } = buildOf(kit);
  const art = body(kit) + sleeve(kit) + sprayer(kit, neck * 0.66, -height - 13);
  return { art, width: radius * 2, height: height + 13 + neck * 1.85, foot: radius, glow: kit.fill };
}

export const mist: ShapeArt = {
  front: closed,
  angle: (kit) => {
    const { neck, cap } = buildOf(kit);
    const lone: Drawing = {
      art: roundCap(kit, { radius: neck + 4, top: -cap + 8, bottom: 0 }),
      width: neck * 2 + 8,
      height: cap - 8,
      foot: neck + 4,
    };
    return beside(opened(kit), lone, 'right', 20);
  },
};
