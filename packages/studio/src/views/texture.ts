import { random } from '../chance/random.ts';
import { PIGMENTS } from '../colour/pigments.ts';
import { darken, lighten, lightness } from '../colour/shade.ts';
import { artOf } from '../shapes/index.ts';
import { el } from '../svg/markup.ts';
import { createSheet } from '../svg/sheet.ts';
import { SPREADS } from '../textures/index.ts';
import { place } from './place.ts';
import { FRAME, openStage, type Picture } from './stage.ts';

/** A close look at what is inside, from straight above. */
export function drawTexture(picture: Picture): { sheet: string; art: string } {
  const { texture } = picture.pack;
  if (texture === 'none') return drawDetail(picture);
  const sheet = createSheet();
  const chance = random(`${picture.seed}/texture`);
  const ambient = PIGMENTS[picture.pigment];
  const lit = lightness(ambient) < 0.55 ? 0.16 : 0.5;
  const paper = sheet.slant([
    [0, lighten(ambient, lit)],
    [0.5, lighten(ambient, lit * 0.3)],
    [1, darken(ambient, 0.08)],
  ]);
  const spread = SPREADS[texture]({
    sheet,
    chance,
    fill: picture.fill ?? picture.pack.fill,
    ambient,
    ...FRAME,
    scale: picture.size.width / FRAME.width,
  });
  return { sheet: sheet.defs(), art: el('rect', { ...FRAME, fill: paper }) + spread };
}

/** A tool has no texture: the camera goes close to its head instead. */
function drawDetail(picture: Picture): { sheet: string; art: string } {
  const stage = openStage(picture);
  const drawing = artOf(picture.pack.shape).front(stage.kit);
  const close = place(stage, [{ drawing, x: 0, turn: 12 }], { x: 176, floor: 730, width: 620, height: 700 });
  return { sheet: stage.sheet.defs(), art: stage.backdrop.art + close };
}
