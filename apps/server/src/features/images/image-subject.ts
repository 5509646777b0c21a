import type { Pack, Pigment } from '@huarong/studio';

/** The images of a product, in gallery order. */
export const imageViews = [
  'front',
  'angle',
  'open',
  'texture',
  'arm',
  'chart',
  'box',
  'scale',
  'scene',
] as const;
export type ImageView = (typeof imageViews)[number];

/** What the studio draws where there is no photograph; make-up on skin or an open box is photographed or not shown. */
export const drawableViews = ['front', 'angle', 'texture', 'scene'] as const satisfies readonly ImageView[];
export type DrawableView = (typeof drawableViews)[number];

export const isDrawableView = (view: string): view is DrawableView =>
  drawableViews.some((known) => known === view);

/** Everything that decides how an image looks. */
export interface ImageSubject {
  skuId: string;
  skuCode: string;
  productCode: string;
  brandName: string;
  pigment: Pigment;
  /** How the studio draws it; null when there are only photographs. */
  pack: Pack | null;
  /** The sku's own colour. */
  fill: string | null;
  /** Images of the merchant, in order. */
  sources: readonly string[];
}
