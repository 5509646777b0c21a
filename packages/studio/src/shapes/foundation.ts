import type { Drawing, Kit, ShapeArt } from '../kit.ts';
import { roundCap } from '../parts/cap.ts';
import { beside } from '../parts/compose.ts';
import { collar, sprayer } from '../parts/fittings.ts';
import { flatFoot } from '../parts/flat-foot.ts';
import { label } from '../parts/label.ts';
import { slab } from '../parts/slab.ts';
import { blockCap } from '../parts/stopper.ts';
import { surfaceOf, vessel } from '../parts/vessel.ts';
import { flaskPath, flaskRoom } from './flask.ts';

const BUILDS = [
  { width: 98, height: 150, cap: 100, square: true },
  { width: 84, height: 168, cap: 78, square: true },
  { width: 82, height: 160, cap: 92, square: false },
  { width: 112, height: 134, cap: 84, square: true },
] as const;

const buildOf = (kit: Kit) => kit.chance('build').pick(BUILDS);

const footOf = (kit: Kit) => {
  const { width, square } = buildOf(kit);
  return square ? flatFoot(width / 2, 12) : { foot: width / 2 };
};

function bottle(kit: Kit): string {
  const { width, height, square } = buildOf(kit);
  const neck = collar(kit, width * 0.25, -height - 11, -height + 2);
  const front = square
    ? slab(kit, {
        outline: flaskPath(width, height, 12, 8),
        inside: flaskRoom(width, height, 8, 13, 5),
        width,
        height,
        level: height - 32,
        floor: 13,
      })
    : vessel(kit, {
        profile: [
          [width * 0.28, -height],
          [width / 2, -height + 8, 16],
          [width / 2, -4, 7],
          [width / 2 - 5, 0],
        ],
        floor: 13,
        level: -height + 24,
      });
  return (
    neck +
    front +
    label(kit, {
      width: width * 0.74,
      top: -height + 26,
      bottom: -24,
      surface: surfaceOf(kit),
      ...(square ? {} : { around: width, curve: kit.tilt }),
    })
  );
}

function closed(kit: Kit): Drawing {
  const { width, height, cap, square } = buildOf(kit);
  const lid =
    square && kit.chance('lid').maybe(0.5)
      ? blockCap(kit, width * 0.29, -height - cap, -height - 8)
      : roundCap(kit, { radius: width * 0.3, top: -height - cap, bottom: -height - 8 });
  return { art: bottle(kit) + lid, width, height: height + cap, ...footOf(kit), glow: kit.fill };
}

function opened(kit: Kit): Drawing {
  const { width, height } = buildOf(kit);
  return {
    art: bottle(kit) + sprayer(kit, width * 0.15, -height - 10),
    width,
    height: height + 12 + width * 0.42,
    ...footOf(kit),
    glow: kit.fill,
  };
}

function loneCap(kit: Kit): Drawing {
  const { width, cap } = buildOf(kit);
  return {
    art: roundCap(kit, { radius: width * 0.3, top: -cap + 8, bottom: 0 }),
    width: width * 0.6,
    height: cap - 8,
    foot: width * 0.3,
  };
}

export const foundation: ShapeArt = {
  front: closed,
  angle: (kit) => beside(opened(kit), loneCap(kit), 'left', 22),
};
