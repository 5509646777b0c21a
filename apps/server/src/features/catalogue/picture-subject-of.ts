import type { PictureSubject } from '../images/index.ts';
import type { SkuRow } from './catalogue.queries.ts';
import type { Product } from './snapshot.ts';

const known = new WeakMap<SkuRow, PictureSubject>();

/** What the picture of a sku is of. One object a sku and snapshot, so that whoever hashes it does so once. */
export function subjectOf(product: Product, sku: SkuRow): PictureSubject {
  const found = known.get(sku);
  if (found) return found;
  const subject: PictureSubject = {
    skuId: sku.id,
    skuCode: sku.code,
    productCode: product.code,
    brandName: product.brand.name_en,
    pigment: product.category.pigment as PictureSubject['pigment'],
    pack: product.pack as PictureSubject['pack'],
    fill: sku.shade_hex,
    sources: product.images
      .filter((image) => image.sku_id === null || image.sku_id === sku.id)
      // A shade's own pictures come before those of the product.
      .sort((a, b) => Number(a.sku_id === null) - Number(b.sku_id === null) || a.position - b.position)
      .map((image) => image.source),
  };
  known.set(sku, subject);
  return subject;
}
