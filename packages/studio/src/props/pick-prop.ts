import type { Drawing } from '../kit.ts';
import { leaves } from '../light/sunlight.ts';
import { FRAME, type Stage } from '../views/stage.ts';
import { block } from './block.ts';
import { floorDrops } from './drops.ts';
import { petals } from './petals.ts';
import { plinthColour, podium } from './podium.ts';
import { glassRod } from './rod.ts';
import { stone } from './stone.ts';

/** Something small beside or under the pack; `rise` lifts the floor the pack stands on. */
export interface Prop {
  behind: string;
  before: string;
  rise: number;
}

const NOTHING: Prop = { behind: '', before: '', rise: 0 };

/** Half of all packs stand alone, so that the others are noticed. */
export function pickProp(stage: Stage, drawing: Drawing): Prop {
  const { room } = stage;
  const kinds: [keyof typeof PROPS, ...(keyof typeof PROPS)[]] = [
    'nothing',
    'nothing',
    'nothing',
    'nothing',
    'podium',
    'block',
    'stones',
    'petals',
    'drops',
    'rod',
  ];
  if (room.mood.name !== 'sun') kinds.push('leafShadow');
  return PROPS[room.chance.pick(kinds)](stage, drawing);
}

const PROPS = {
  nothing: () => NOTHING,

  leafShadow: ({ backdrop, room }: Stage): Prop => ({
    ...NOTHING,
    behind: leaves(backdrop.ambient, backdrop.horizon, room),
  }),

  podium: ({ kit, room }: Stage, drawing: Drawing): Prop => {
    const rise = Math.round(room.chance.between(20, 34));
    const radius = Math.min(172, 104 + (drawing.width / drawing.height) * 84);
    return {
      ...NOTHING,
      rise,
      behind: podium(
        kit,
        FRAME.width / 2,
        FRAME.height * 0.88 - rise,
        radius,
        rise,
        plinthColour(kit, 'plinth'),
      ),
    };
  },

  block: ({ kit, room }: Stage, drawing: Drawing): Prop => {
    const rise = Math.round(room.chance.between(22, 40));
    const width = Math.min(330, 190 + (drawing.width / drawing.height) * 170);
    return {
      ...NOTHING,
      rise,
      behind: block(
        kit,
        FRAME.width / 2 + room.chance.between(-14, 14),
        FRAME.height * 0.88 - rise,
        width,
        rise + 12,
        plinthColour(kit, 'plinth'),
      ),
    };
  },

  stones: ({ kit, room }: Stage): Prop => {
    const right = room.chance.maybe(0.6);
    const x = right ? 318 : 84;
    return {
      ...NOTHING,
      behind: stone(kit, x, 428, room.chance.between(30, 42), 'stone-1'),
      before: stone(kit, right ? x - 44 : x + 40, 448, room.chance.between(14, 22), 'stone-2'),
    };
  },

  petals: ({ kit, room }: Stage): Prop => ({
    ...NOTHING,
    before: petals(kit, [
      [room.chance.between(60, 110), 452],
      [room.chance.between(116, 150), 472],
      [room.chance.between(290, 340), 462],
    ]),
  }),

  drops: ({ kit, room }: Stage): Prop => ({
    ...NOTHING,
    before: floorDrops(
      kit,
      [
        [room.chance.between(66, 96), 452, 19],
        [room.chance.between(112, 130), 470, 10],
        [room.chance.between(296, 330), 466, 14],
      ],
      kit.fill,
    ),
  }),

  rod: ({ kit, room }: Stage): Prop => {
    const left = room.chance.maybe(0.5);
    return {
      ...NOTHING,
      before: glassRod(
        kit,
        left ? 36 : 236,
        room.chance.between(452, 464),
        room.chance.between(118, 140),
        room.chance.between(-9, -4),
      ),
    };
  },
};
