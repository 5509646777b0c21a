import type { Queryable } from '#platform/database';
import { findFormerProduct, listImagesOf, listSkusOf } from './catalogue.queries.ts';
import { noOffers, type Product } from './snapshot/product.ts';
import type { ProductTexts } from './snapshot/snapshot.queries.ts';
import type { Snapshot } from './snapshot/snapshot.ts';

/**
 * A product that was published and no longer is. Old links, orders and posts point to it, so its page stays; it is in
 * no snapshot and therefore in no listing, search result or sitemap.
 */
export async function findDelistedProduct(
  db: Queryable,
  { all: { brands, categories } }: Snapshot,
  productId: string,
): Promise<(Product & ProductTexts) | null> {
  const row = await findFormerProduct(db, productId);
  const [brand, category] = [brands.get(row?.brand_id ?? ''), categories.get(row?.category_id ?? '')];
  const skus = row ? await listSkusOf(db, productId) : [];
  if (!row || !brand || !category || skus.length === 0) return null;
  const product: Product & ProductTexts = {
    ...row,
    ingredient_groups: 0,
    version: '',
    brand,
    category,
    skus,
    images: await listImagesOf(db, productId),
    offers: () => noOffers(product),
  };
  return product;
}
