import type { Pack, Pigment } from '@huarong/studio';

/** The four images of a product, in gallery order. */
export const imageViews = ['front', 'angle', 'texture', 'scene'] as const;
export type ImageView = (typeof imageViews)[number];

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
