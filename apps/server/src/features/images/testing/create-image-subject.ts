import type { ImageSubject } from '../image-subject.ts';

/** A lipstick by default. */
export const createImageSubject = (overrides: Partial<ImageSubject> = {}): ImageSubject => ({
  skuId: '20010101',
  skuCode: 'HR20010101',
  productCode: 'HR200101',
  brandName: 'ANZHI',
  pigment: 'xia',
  pack: {
    shape: 'lipstick-open',
    body: '#2B2B2B',
    cap: '#C9A36A',
    fill: '#A91D2B',
    finish: 'gloss',
    texture: 'balm',
  },
  fill: null,
  sources: [],
  ...overrides,
});
