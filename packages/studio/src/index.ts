export { PIGMENTS, type Pigment } from './colour/pigments.ts';
export { drawProductImage } from './draw-product-image.ts';
export { type CampaignScene, drawScene } from './draw-scene.ts';
export { drawSwatch } from './draw-swatch.ts';
export { FINISHES, type Finish, type Pack, SHAPES, type Shape, TEXTURES, type Texture } from './pack.ts';
export type { ProductImage, View } from './views/stage.ts';
