import { createRecentCache } from '#platform/memory';
import { type ImageSubject, importedImagePath } from '../images/index.ts';
import type { Product } from './snapshot/product.ts';
import type { ImageRow, SkuRow } from './snapshot/snapshot.queries.ts';

/** Skus of the pages that are looked at. */
const CACHED_SKUS = 5_000;
const cached = createRecentCache<SkuRow, ImageSubject>(CACHED_SKUS);

/** One object for each of the latest skus, so that its hash is computed once. */
export const imageSubjectOf = (product: Product, sku: SkuRow): ImageSubject =>
  cached(sku, () => createImageSubject(product, sku));

/** What images need to know of a product. */
export interface PicturedProduct extends Pick<Product, 'code' | 'pack'> {
  brand: Pick<Product['brand'], 'name_en'>;
  category: Pick<Product['category'], 'pigment'>;
  images: readonly Pick<ImageRow, 'sku_id' | 'position' | 'source' | 'stored_image_id'>[];
}

/** Of a product in any state; those that shops show come from `imageSubjectOf`. */
export const createImageSubject = (
  product: PicturedProduct,
  sku: Pick<SkuRow, 'id' | 'code' | 'shade_hex'>,
): ImageSubject => ({
  skuId: sku.id,
  skuCode: sku.code,
  productCode: product.code,
  brandName: product.brand.name_en,
  pigment: product.category.pigment,
  pack: product.pack,
  fill: sku.shade_hex,
  sources: product.images
    .filter((image) => image.sku_id === null || image.sku_id === sku.id)
    // Images of the shade come before those of the product.
    .sort((a, b) => Number(a.sku_id === null) - Number(b.sku_id === null) || a.position - b.position)
    .flatMap((image) => imageAddress(image) ?? []),
});

/**
 * Where pages load the image from. One at another host is shown from the storage of the shop once it is fetched; until
 * then the product shows its other images, or the placeholder. A relative path is a file of the shop.
 */
export function imageAddress({
  source,
  stored_image_id: storedId,
}: Pick<ImageRow, 'source' | 'stored_image_id'>): string | null {
  if (storedId !== null) return importedImagePath(storedId);
  if (source.startsWith('https://')) return null;
  return encodeURI(source.startsWith('/') ? source : `/pictures/${source}`);
}
