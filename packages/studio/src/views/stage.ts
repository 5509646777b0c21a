import { random } from '../chance/random.ts';
import { PIGMENTS, type Pigment } from '../colour/pigments.ts';
import { type Kit, kitOf } from '../kit.ts';
import { type Backdrop, backdrop, type Room } from '../light/backdrop.ts';
import { type Mood, pickMood } from '../light/mood.ts';
import type { Pack } from '../pack.ts';
import { createSheet, type Sheet } from '../svg/sheet.ts';

export type View = 'front' | 'angle' | 'texture' | 'scene';

export interface Picture {
  view: View;
  pack: Pack;
  /** Latin name as printed on the pack. */
  brand: string;
  pigment: Pigment;
  /** The sku's own colour; it takes the place of the pack's filling. */
  fill?: string | undefined;
  /** Whatever names the product: the same seed gives the same photograph. */
  seed: string;
  size: { width: number; height: number };
}

export const FRAME = { width: 400, height: 500 } as const;

/** A built set with its lamp and camera, ready for a pack to be put on the floor. */
export interface Stage {
  sheet: Sheet;
  mood: Mood;
  room: Room;
  backdrop: Backdrop;
  kit: Kit;
  /** Size of everything on the set, within 6 % of normal. */
  zoom: number;
}

export function openStage(picture: Picture, built = false, mood?: Mood): Stage {
  const { pack, seed, view } = picture;
  const sheet = createSheet();
  const chance = random(`${seed}/${view}/light`);
  const chosen = mood ?? pickMood(chance);
  const room: Room = { sheet, mood: chosen, chance, ...FRAME, built };
  const behind = backdrop(PIGMENTS[picture.pigment], room);
  const kit = kitOf(picture.fill ? { ...pack, fill: picture.fill } : pack, {
    sheet,
    mood: chosen,
    ambient: behind.ambient,
    tilt: chance.between(0.13, 0.2),
    brand: picture.brand,
    chance: (purpose) => random(`${seed}/pack/${purpose}`),
  });
  return { sheet, mood: chosen, room, backdrop: behind, kit, zoom: chance.between(0.94, 1.06) };
}
