import type { Pack } from '../pack.ts';
import type { Picture } from '../views/stage.ts';

export const aPack = (wish: Partial<Pack> = {}): Pack => ({
  shape: 'lipstick-open',
  body: '#6E1020',
  cap: '#C9A36A',
  fill: '#A91D2B',
  finish: 'gloss',
  label: 'VELOURS',
  texture: 'balm',
  ...wish,
});

export const aPicture = (wish: Partial<Picture> = {}): Picture => ({
  view: 'front',
  pack: aPack(),
  brand: 'SOLÈNE ARDEY',
  pigment: 'xia',
  seed: 'cinnabar',
  size: { width: 400, height: 500 },
  ...wish,
});
