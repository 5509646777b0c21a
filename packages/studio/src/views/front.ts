import { sunlight } from '../light/sunlight.ts';
import { pickProp } from '../props/pick-prop.ts';
import { artOf } from '../shapes/index.ts';
import { place } from './place.ts';
import { FRAME, openStage, type ProductImage } from './stage.ts';

/** The pack alone on the seamless sweep, three quarters of the frame high. */
export function drawFront(productImage: ProductImage): { svgDefs: string; art: string } {
  const stage = openStage(productImage);
  const { room, backdrop, context, zoom, lighting } = stage;
  const light = lighting.name === 'sun' ? sunlight(backdrop.ambient, backdrop.horizon, room) : '';
  const drawing = artOf(productImage.pack.shape).front(context);
  const prop = pickProp(stage, drawing);
  const floor = FRAME.height * room.random.between(0.865, 0.895) - prop.rise;
  const area = {
    x: FRAME.width * room.random.between(0.465, 0.52),
    floor,
    width: 276 * zoom,
    height: (378 - prop.rise) * zoom,
  };
  const pack = place(stage, [{ drawing, x: 0 }], area, backdrop.polished && prop.rise === 0);
  return { svgDefs: stage.svgDefs.defs(), art: backdrop.art + light + prop.behind + pack + prop.before };
}
