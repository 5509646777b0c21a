import type { Pack } from '../pack.ts';
import type { ProductImage } from '../views/stage.ts';

export const createPack = (overrides: Partial<Pack> = {}): Pack => ({
  shape: 'lipstick-open',
  body: '#6E1020',
  cap: '#C9A36A',
  fill: '#A91D2B',
  finish: 'gloss',
  label: 'VELOURS',
  texture: 'balm',
  ...overrides,
});

export const createProductImage = (overrides: Partial<ProductImage> = {}): ProductImage => ({
  view: 'front',
  pack: createPack(),
  brand: 'SOLÈNE ARDEY',
  pigment: 'xia',
  seed: 'cinnabar',
  size: { width: 400, height: 500 },
  ...overrides,
});
