export { PIGMENTS, type Pigment } from './colour/pigments.ts';
export { drawPicture } from './draw-picture.ts';
export { type CampaignScene, drawScene } from './draw-scene.ts';
export { drawSwatch } from './draw-swatch.ts';
export { FINISHES, type Finish, type Pack, SHAPES, type Shape, TEXTURES, type Texture } from './pack.ts';
export type { Picture, View } from './views/stage.ts';
