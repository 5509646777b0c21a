import { LIGHTINGS } from '../light/lighting.ts';
import { beams, leaves } from '../light/sunlight.ts';
import { block } from '../props/block.ts';
import { petals } from '../props/petals.ts';
import { plinthColour, podium } from '../props/podium.ts';
import { stone } from '../props/stone.ts';
import { artOf } from '../shapes/index.ts';
import { place } from './place.ts';
import { FRAME, openStage, type ProductImage } from './stage.ts';

/** The pack on a built set in hard sun. Everything important is in the middle 400 × 250, for a wide crop. */
export function drawSetScene(productImage: ProductImage): { svgDefs: string; art: string } {
  const stage = openStage(productImage, true, LIGHTINGS.sun);
  const { room, backdrop, context } = stage;
  const { random } = room;
  const drawing = artOf(productImage.pack.shape).front(context);
  const x = FRAME.width * random.between(0.4, 0.6);
  const rise = random.between(34, 62);
  const floor = 398;
  const squat = drawing.width / drawing.height;
  const radius = Math.min(118, 64 + squat * 56);
  const other = x < FRAME.width / 2 ? 1 : -1;
  const colour = plinthColour(context, 'plinth');
  const light = random.pick([beams, leaves, beams])(backdrop.ambient, backdrop.horizon, room);
  const plinth = random.maybe(0.6)
    ? podium(context, x, floor - rise, radius, rise, colour)
    : block(context, x, floor - rise, radius * 2.1, rise, colour);
  const behind = random.maybe(0.5)
    ? block(context, x + other * 122, 372 - rise * 1.7, 104, rise * 1.7, plinthColour(context, 'second'))
    : podium(context, x + other * 128, 380 - rise * 0.5, 58, rise * 0.5, plinthColour(context, 'second'));
  const pack = place(stage, [{ drawing, x: 0 }], { x, floor: floor - rise, width: 176, height: 232 });
  const before = random.maybe(0.5)
    ? petals(context, [
        [x - other * 118, 424],
        [x + other * 92, 440],
        [x - other * 66, 446],
      ])
    : stone(context, x - other * 128, 418, random.between(18, 27), 'stone-1') +
      stone(context, x - other * 98, 430, 11, 'stone-2');
  return { svgDefs: stage.svgDefs.defs(), art: backdrop.art + light + behind + plinth + pack + before };
}
