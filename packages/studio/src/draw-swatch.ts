import { darken, lighten, mix } from './colour/shade.ts';
import type { Texture } from './pack.ts';
import { createRandom } from './random/random.ts';
import { svgDocument } from './svg/document.ts';
import { el } from './svg/markup.ts';
import { createSvgDefs } from './svg/svg-defs.ts';
import { SPREADS } from './textures/index.ts';

/** Drawn at the scale of a product image, shown small. */
const SIDE = 400;
const SHOWN = 160;

/** One shade as a square smear on pale paper. It covers enough of it to be recognised at 34 pixels. */
export function drawSwatch(hex: string, texture: Texture): string {
  const svgDefs = createSvgDefs();
  const kind = texture === 'none' || texture === 'leaf' ? 'balm' : texture;
  const paper = mix(hex, '#faf7f4', 0.86);
  const spread = SPREADS[kind]({
    svgDefs,
    random: createRandom(`swatch/${hex}/${texture}`),
    fill: hex,
    ambient: paper,
    width: SIDE,
    height: SIDE,
    scale: SHOWN / SIDE,
  });
  const ground = svgDefs.slant([
    [0, lighten(paper, 0.6)],
    [1, darken(paper, 0.06)],
  ]);
  const art =
    el('rect', { width: SIDE, height: SIDE, fill: ground }) +
    el('g', { transform: `translate(${-SIDE * 0.16} ${-SIDE * 0.16}) scale(1.32)` }, spread);
  return svgDocument(
    { width: SHOWN, height: SHOWN, canvas: { width: SIDE, height: SIDE } },
    svgDefs.defs() + art,
  );
}
