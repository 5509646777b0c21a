import { darken, lighten } from '../colour/shade.ts';
import type { Drawing, Kit, ShapeArt } from '../kit.ts';
import { capFinish } from '../light/materials.ts';
import { beside } from '../parts/compose.ts';
import { flatFoot } from '../parts/flat-foot.ts';
import { label } from '../parts/label.ts';
import { drum } from '../parts/lathe.ts';
import { slab } from '../parts/slab.ts';
import { vessel } from '../parts/vessel.ts';
import { d, el } from '../svg/markup.ts';
import { flaskPath, flaskRoom } from './flask.ts';

const BUILDS = [
  { width: 88, height: 110, cap: 128, square: true },
  { width: 98, height: 96, cap: 118, square: false },
  { width: 76, height: 124, cap: 116, square: true },
] as const;

const buildOf = (kit: Kit) => kit.chance('build').pick(BUILDS);

/** The lacquer fills the bottle to the glass, whatever the pack calls its finish. */
const lacquered = (kit: Kit): Kit => ({ ...kit, finish: 'glass', body: lighten(kit.fill, 0.6) });

const footOf = (kit: Kit) => {
  const { width, square } = buildOf(kit);
  return square ? flatFoot(width / 2, 10) : { foot: width * 0.38 };
};

function bottle(kit: Kit): string {
  const { width, height, square } = buildOf(kit);
  const clear = lacquered(kit);
  const glass = square
    ? slab(clear, {
        outline: flaskPath(width, height, 14, 7),
        inside: flaskRoom(width, height, 5, 12, 9),
        width,
        height,
        level: height - 18,
        floor: 12,
      })
    : vessel(clear, {
        profile: [
          [width * 0.2, -height],
          [width * 0.5, -height + 20, 30],
          [width * 0.5, -8, 14],
          [width * 0.36, 0],
        ],
        wall: 4,
        floor: 10,
        level: -height + 10,
      });
  const neck = drum(kit, {
    radius: width * 0.16,
    top: -height - 10,
    bottom: -height + 2,
    colour: kit.fill,
    finish: 'gloss',
  });
  return (
    neck + glass + label(clear, { width: width * 0.74, top: -height + 22, bottom: -18, surface: kit.fill })
  );
}

function closed(kit: Kit): Drawing {
  const { width, height, cap } = buildOf(kit);
  const stick = drum(kit, {
    radius: width * 0.2,
    footRadius: width * 0.235,
    top: -height - cap,
    bottom: -height - 5,
    colour: kit.cap,
    finish: capFinish(kit.cap, kit.finish),
  });
  return { art: bottle(kit) + stick, width, height: height + cap, ...footOf(kit), glow: kit.fill };
}

function brush(kit: Kit): Drawing {
  const { width, height, cap } = buildOf(kit);
  const stem = height * 0.8;
  const art =
    el('path', { d: d`M-2 ${-stem}h4V-26h-4Z`, fill: '#2a2523' }) +
    el('path', {
      d: d`M-3.4 -30Q-8 -12 -5 -2Q0 3 5 -2Q8 -12 3.4 -30Z`,
      fill: kit.sheet.across([
        [0, darken(kit.fill, 0.25)],
        [0.3, lighten(kit.fill, 0.55)],
        [0.5, kit.fill],
        [1, darken(kit.fill, 0.3)],
      ]),
    }) +
    drum(kit, {
      radius: width * 0.2,
      footRadius: width * 0.235,
      top: -stem - cap,
      bottom: -stem,
      colour: kit.cap,
      finish: capFinish(kit.cap, kit.finish),
    });
  return { art, width: width * 0.48, height: stem + cap, foot: 6 };
}

export const nailPolish: ShapeArt = {
  front: closed,
  angle: (kit) => {
    const { width, height } = buildOf(kit);
    const open: Drawing = { art: bottle(kit), width, height: height + 10, ...footOf(kit), glow: kit.fill };
    const [glass, stick] = beside(open, brush(kit), 'right', 20);
    return [glass!, { ...stick!, turn: 16 }];
  },
};
