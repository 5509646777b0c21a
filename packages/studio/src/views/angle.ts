import { sunlight } from '../light/sunlight.ts';
import { artOf } from '../shapes/index.ts';
import { place } from './place.ts';
import { FRAME, openStage, type ProductImage } from './stage.ts';

/** The second image: opened, taken apart, lying, or with another size. */
export function drawAngle(productImage: ProductImage): { svgDefs: string; art: string } {
  const stage = openStage(productImage);
  const { room, backdrop, context, zoom, lighting } = stage;
  const light = lighting.name === 'sun' ? sunlight(backdrop.ambient, backdrop.horizon, room) : '';
  const things = place(stage, artOf(productImage.pack.shape).angle(context), {
    x: FRAME.width * 0.5,
    floor: FRAME.height * room.random.between(0.85, 0.88),
    width: 306 * zoom,
    height: 352 * zoom,
  });
  return { svgDefs: stage.svgDefs.defs(), art: backdrop.art + light + things };
}
