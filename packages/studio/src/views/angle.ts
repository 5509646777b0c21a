import { sunlight } from '../light/sunlight.ts';
import { artOf } from '../shapes/index.ts';
import { place } from './place.ts';
import { FRAME, openStage, type Picture } from './stage.ts';

/** The second picture: opened, taken apart, lying, or with its sister. */
export function drawAngle(picture: Picture): { sheet: string; art: string } {
  const stage = openStage(picture);
  const { room, backdrop, kit, zoom, mood } = stage;
  const light = mood.name === 'sun' ? sunlight(backdrop.ambient, backdrop.horizon, room) : '';
  const things = place(stage, artOf(picture.pack.shape).angle(kit), {
    x: FRAME.width * 0.5,
    floor: FRAME.height * room.chance.between(0.85, 0.88),
    width: 306 * zoom,
    height: 352 * zoom,
  });
  return { sheet: stage.sheet.defs(), art: backdrop.art + light + things };
}
