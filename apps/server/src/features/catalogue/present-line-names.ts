import { type ImagePort, NO_IMAGE } from '../images/index.ts';
import { imageSubjectOf } from './image-subject-of.ts';
import { skuNameOf } from './present-product.ts';
import type { Product } from './snapshot/product.ts';
import type { SkuRow } from './snapshot/snapshot.queries.ts';

/** Names and image of a sku as a line of a cart, a checkout, an order or a return shows them. */
export interface LineNames {
  skuCode: string;
  productName: string;
  productNameEN: string;
  brandNameEN: string;
  brandNameCN: string;
  skuName: string;
  skuImagePath: string;
}

export const presentLineNames = (
  { product, sku }: { product: Product; sku: SkuRow },
  imageOf: ImagePort,
): LineNames => ({
  skuCode: sku.code,
  productName: product.name_cn,
  productNameEN: product.name_en,
  brandNameEN: product.brand.name_en,
  brandNameCN: product.brand.name_cn,
  skuName: skuNameOf(sku),
  skuImagePath: imageOf(imageSubjectOf(product, sku), 'front'),
});

/** Of a sku that is no longer in the catalogue: the names that are known, and no image. */
export const presentKnownNames = (known: Partial<LineNames>): LineNames => ({
  skuCode: '',
  productName: '',
  productNameEN: '',
  brandNameEN: '',
  brandNameCN: '',
  skuName: '',
  skuImagePath: NO_IMAGE,
  ...known,
});
