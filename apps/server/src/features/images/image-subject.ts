import type { Pack, Pigment } from '@huarong/studio';

/** The four pictures of a product, in the order of the gallery. */
export const imageViews = ['front', 'angle', 'texture', 'scene'] as const;
export type ImageView = (typeof imageViews)[number];

/** What a picture is of: all that decides how it looks. */
export interface ImageSubject {
  skuId: string;
  skuCode: string;
  productCode: string;
  brandName: string;
  pigment: Pigment;
  /** How the studio draws it; null when there are photographs only. */
  pack: Pack | null;
  /** The sku's own colour. */
  fill: string | null;
  /** Pictures the merchant brought in, in order. */
  sources: readonly string[];
}
