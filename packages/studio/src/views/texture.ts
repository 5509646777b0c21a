import { PIGMENTS } from '../colour/pigments.ts';
import { darken, lighten, lightness } from '../colour/shade.ts';
import { createRandom } from '../random/random.ts';
import { artOf } from '../shapes/index.ts';
import { el } from '../svg/markup.ts';
import { createSvgDefs } from '../svg/svg-defs.ts';
import { SPREADS } from '../textures/index.ts';
import { place } from './place.ts';
import { FRAME, openStage, type ProductImage } from './stage.ts';

/** A close view of the content, from above. */
export function drawTexture(productImage: ProductImage): { svgDefs: string; art: string } {
  const { texture } = productImage.pack;
  if (texture === 'none') return drawDetail(productImage);
  const svgDefs = createSvgDefs();
  const random = createRandom(`${productImage.seed}/texture`);
  const ambient = PIGMENTS[productImage.pigment];
  const lit = lightness(ambient) < 0.55 ? 0.16 : 0.5;
  const paper = svgDefs.slant([
    [0, lighten(ambient, lit)],
    [0.5, lighten(ambient, lit * 0.3)],
    [1, darken(ambient, 0.08)],
  ]);
  const spread = SPREADS[texture]({
    svgDefs,
    random,
    fill: productImage.fill ?? productImage.pack.fill,
    ambient,
    ...FRAME,
    scale: productImage.size.width / FRAME.width,
  });
  return { svgDefs: svgDefs.defs(), art: el('rect', { ...FRAME, fill: paper }) + spread };
}

/** A tool has no texture, so this view shows its head close up. */
function drawDetail(productImage: ProductImage): { svgDefs: string; art: string } {
  const stage = openStage(productImage);
  const drawing = artOf(productImage.pack.shape).front(stage.context);
  const close = place(stage, [{ drawing, x: 0, turn: 12 }], { x: 176, floor: 730, width: 620, height: 700 });
  return { svgDefs: stage.svgDefs.defs(), art: stage.backdrop.art + close };
}
