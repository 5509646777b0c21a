import { svgDocument } from './svg/document.ts';
import { drawAngle } from './views/angle.ts';
import { drawFront } from './views/front.ts';
import { drawSetScene } from './views/set-scene.ts';
import { FRAME, type Picture, type View } from './views/stage.ts';
import { drawTexture } from './views/texture.ts';

const VIEWS: Record<View, (picture: Picture) => { sheet: string; art: string }> = {
  front: drawFront,
  angle: drawAngle,
  texture: drawTexture,
  scene: drawSetScene,
};

/** One photograph of a product, as a standalone SVG. The same input always gives the same bytes. */
export function drawPicture(picture: Picture): string {
  const { sheet, art } = VIEWS[picture.view](picture);
  return svgDocument({ ...picture.size, canvas: FRAME }, sheet + art);
}
