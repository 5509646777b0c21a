import { MOODS } from '../light/mood.ts';
import { beams, leaves } from '../light/sunlight.ts';
import { block } from '../props/block.ts';
import { petals } from '../props/petals.ts';
import { plinthColour, podium } from '../props/podium.ts';
import { stone } from '../props/stone.ts';
import { artOf } from '../shapes/index.ts';
import { place } from './place.ts';
import { FRAME, openStage, type Picture } from './stage.ts';

/** The pack on a built set in hard sun. Everything that matters lies in the middle 400 × 250, for a wide crop. */
export function drawSetScene(picture: Picture): { sheet: string; art: string } {
  const stage = openStage(picture, true, MOODS.sun);
  const { room, backdrop, kit } = stage;
  const { chance } = room;
  const drawing = artOf(picture.pack.shape).front(kit);
  const x = FRAME.width * chance.between(0.4, 0.6);
  const rise = chance.between(34, 62);
  const floor = 398;
  const squat = drawing.width / drawing.height;
  const radius = Math.min(118, 64 + squat * 56);
  const other = x < FRAME.width / 2 ? 1 : -1;
  const colour = plinthColour(kit, 'plinth');
  const light = chance.pick([beams, leaves, beams])(backdrop.ambient, backdrop.horizon, room);
  const plinth = chance.maybe(0.6)
    ? podium(kit, x, floor - rise, radius, rise, colour)
    : block(kit, x, floor - rise, radius * 2.1, rise, colour);
  const behind = chance.maybe(0.5)
    ? block(kit, x + other * 122, 372 - rise * 1.7, 104, rise * 1.7, plinthColour(kit, 'second'))
    : podium(kit, x + other * 128, 380 - rise * 0.5, 58, rise * 0.5, plinthColour(kit, 'second'));
  const pack = place(stage, [{ drawing, x: 0 }], { x, floor: floor - rise, width: 176, height: 232 });
  const before = chance.maybe(0.5)
    ? petals(kit, [
        [x - other * 118, 424],
        [x + other * 92, 440],
        [x - other * 66, 446],
      ])
    : stone(kit, x - other * 128, 418, chance.between(18, 27), 'stone-1') +
      stone(kit, x - other * 98, 430, 11, 'stone-2');
  return { sheet: stage.sheet.defs(), art: backdrop.art + light + behind + plinth + pack + before };
}
