import type { Drawing, Kit, ShapeArt } from '../kit.ts';
import { roundCap } from '../parts/cap.ts';
import { beside } from '../parts/compose.ts';
import { label } from '../parts/label.ts';
import { drum } from '../parts/lathe.ts';
import { surfaceOf, vessel } from '../parts/vessel.ts';

const BUILDS = [
  { radius: 44, height: 204, neck: 22, shoulder: 22, cap: 62, capRadius: 26 },
  { radius: 50, height: 190, neck: 30, shoulder: 8, cap: 78, capRadius: 46 },
  { radius: 46, height: 196, neck: 17, shoulder: 62, cap: 44, capRadius: 21 },
] as const;

const buildOf = (kit: Kit) => kit.chance('build').pick(BUILDS);

function body(kit: Kit): string {
  const { radius, height, neck, shoulder } = buildOf(kit);
  return (
    vessel(kit, {
      profile: [
        [neck, -height],
        [neck + 1, -height + 2, 3],
        [radius, -height + shoulder, shoulder * 0.9],
        [radius, -6, 8],
        [radius - 5, 0],
      ],
      floor: 12,
      level: -height + shoulder + 20,
    }) +
    label(kit, {
      width: radius * 1.36,
      top: -height + shoulder + 16,
      bottom: -20,
      surface: surfaceOf(kit),
      around: radius * 1.98,
      curve: kit.tilt,
    })
  );
}

function closed(kit: Kit): Drawing {
  const { radius, height, cap, capRadius } = buildOf(kit);
  return {
    art: body(kit) + roundCap(kit, { radius: capRadius, top: -height - cap, bottom: -height + 2 }),
    width: radius * 2,
    height: height + cap,
    foot: radius,
    glow: kit.fill,
  };
}

function opened(kit: Kit): Drawing {
  const { radius, height, neck } = buildOf(kit);
  const mouth = drum(kit, {
    radius: neck * 0.66,
    top: -height - 14,
    bottom: -height + 2,
    colour: '#f3f1ee',
    finish: 'gloss',
  });
  return { art: mouth + body(kit), width: radius * 2, height: height + 16, foot: radius, glow: kit.fill };
}

export const bottleArt: ShapeArt = {
  front: closed,
  angle: (kit) => {
    const { cap, capRadius } = buildOf(kit);
    const lone: Drawing = {
      art: roundCap(kit, { radius: capRadius, top: -cap, bottom: 0 }),
      width: capRadius * 2,
      height: cap,
      foot: capRadius,
    };
    return beside(opened(kit), lone, 'left', 18);
  },
};
