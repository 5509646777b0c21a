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
  snapshot: Snapshot,
  productId: string,
): Promise<(Product & ProductTexts) | null> {
  const row = await findFormerProduct(db, productId);
  // Its brand or category may be hidden.
  return row ? assembleProduct(db, snapshot.all, row) : null;
}

type StoredProduct = NonNullable<Awaited<ReturnType<typeof findFormerProduct>>>;

/** A product outside the snapshot with its skus and images; null while it cannot be shown. */
export async function assembleProduct(
  db: Queryable,
  { brands, categories }: Pick<Snapshot['all'], 'brands' | 'categories'>,
  row: StoredProduct,
): Promise<(Product & ProductTexts) | null> {
  const [brand, category] = [brands.get(row.brand_id), categories.get(row.category_id)];
  const skus = await listSkusOf(db, row.id);
  if (!brand || !category || skus.length === 0) return null;
  const product: Product & ProductTexts = {
    ...row,
    ingredient_groups: 0,
    version: '',
    brand,
    category,
    skus,
    images: await listImagesOf(db, row.id),
    offers: () => noOffers(product),
  };
  return product;
}
