import type { ImageSubject } from '../images/index.ts';
import type { SkuRow } from './catalogue.queries.ts';
import type { Product } from './snapshot.ts';

const cache = new WeakMap<SkuRow, ImageSubject>();

/** What the picture of a sku is of. One object a sku and snapshot, so that whoever hashes it does so once. */
export function imageSubjectOf(product: Product, sku: SkuRow): ImageSubject {
  const cached = cache.get(sku);
  if (cached) return cached;
  const subject: ImageSubject = {
    skuId: sku.id,
    skuCode: sku.code,
    productCode: product.code,
    brandName: product.brand.name_en,
    pigment: product.category.pigment as ImageSubject['pigment'],
    pack: product.pack as ImageSubject['pack'],
    fill: sku.shade_hex,
    sources: product.images
      .filter((image) => image.sku_id === null || image.sku_id === sku.id)
      // A shade's own pictures come before those of the product.
      .sort((a, b) => Number(a.sku_id === null) - Number(b.sku_id === null) || a.position - b.position)
      .map((image) => image.source),
  };
  cache.set(sku, subject);
  return subject;
}
