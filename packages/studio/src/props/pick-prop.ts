import type { Drawing } from '../draw-context.ts';
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

/** Half of all packs have no prop. */
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
  if (room.lighting.name !== 'sun') kinds.push('leafShadow');
  return PROPS[room.random.pick(kinds)](stage, drawing);
}

const PROPS = {
  nothing: () => NOTHING,

  leafShadow: ({ backdrop, room }: Stage): Prop => ({
    ...NOTHING,
    behind: leaves(backdrop.ambient, backdrop.horizon, room),
  }),

  podium: ({ context, room }: Stage, drawing: Drawing): Prop => {
    const rise = Math.round(room.random.between(20, 34));
    const radius = Math.min(172, 104 + (drawing.width / drawing.height) * 84);
    return {
      ...NOTHING,
      rise,
      behind: podium(
        context,
        FRAME.width / 2,
        FRAME.height * 0.88 - rise,
        radius,
        rise,
        plinthColour(context, 'plinth'),
      ),
    };
  },

  block: ({ context, room }: Stage, drawing: Drawing): Prop => {
    const rise = Math.round(room.random.between(22, 40));
    const width = Math.min(330, 190 + (drawing.width / drawing.height) * 170);
    return {
      ...NOTHING,
      rise,
      behind: block(
        context,
        FRAME.width / 2 + room.random.between(-14, 14),
        FRAME.height * 0.88 - rise,
        width,
        rise + 12,
        plinthColour(context, 'plinth'),
      ),
    };
  },

  stones: ({ context, room }: Stage): Prop => {
    const right = room.random.maybe(0.6);
    const x = right ? 318 : 84;
    return {
      ...NOTHING,
      behind: stone(context, x, 428, room.random.between(30, 42), 'stone-1'),
      before: stone(context, right ? x - 44 : x + 40, 448, room.random.between(14, 22), 'stone-2'),
    };
  },

  petals: ({ context, room }: Stage): Prop => ({
    ...NOTHING,
    before: petals(context, [
      [room.random.between(60, 110), 452],
      [room.random.between(116, 150), 472],
      [room.random.between(290, 340), 462],
    ]),
  }),

  drops: ({ context, room }: Stage): Prop => ({
    ...NOTHING,
    before: floorDrops(
      context,
      [
        [room.random.between(66, 96), 452, 19],
        [room.random.between(112, 130), 470, 10],
        [room.random.between(296, 330), 466, 14],
      ],
      context.fill,
    ),
  }),

  rod: ({ context, room }: Stage): Prop => {
    const left = room.random.maybe(0.5);
    return {
      ...NOTHING,
      before: glassRod(
        context,
        left ? 36 : 236,
        room.random.between(452, 464),
        room.random.between(118, 140),
        room.random.between(-9, -4),
      ),
    };
  },
};
