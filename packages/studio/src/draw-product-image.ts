import { svgDocument } from './svg/document.ts';
import { drawAngle } from './views/angle.ts';
import { drawFront } from './views/front.ts';
import { drawSetScene } from './views/set-scene.ts';
import { FRAME, type ProductImage, type View } from './views/stage.ts';
import { drawTexture } from './views/texture.ts';

const VIEWS: Record<View, (productImage: ProductImage) => { svgDefs: string; art: string }> = {
  front: drawFront,
  angle: drawAngle,
  texture: drawTexture,
  scene: drawSetScene,
};

/** One image of a product as a standalone SVG. The same input always gives the same bytes. */
export function drawProductImage(productImage: ProductImage): string {
  const { svgDefs, art } = VIEWS[productImage.view](productImage);
  return svgDocument({ ...productImage.size, canvas: FRAME }, svgDefs + art);
}
