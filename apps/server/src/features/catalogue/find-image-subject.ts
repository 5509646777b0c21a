import type { Queryable } from '#platform/database';
import type { ImageSubject } from '../images/index.ts';
import { findProductOfSku } from './catalogue.queries.ts';
import { findDelistedProduct } from './find-delisted-product.ts';
import { imageSubjectOf } from './image-subject-of.ts';
import type { CatalogueSource } from './snapshot/watch-catalogue.ts';

/** The image subject of a sku, also of a delisted product, whose page and orders still show images. */
export async function findImageSubject(
  db: Queryable,
  catalogue: CatalogueSource,
  skuId: string,
): Promise<ImageSubject | null> {
  const snapshot = catalogue.current();
  const found = snapshot.skus.get(skuId);
  if (found) return imageSubjectOf(found.product, found.sku);
  const productId = await findProductOfSku(db, skuId);
  const product = productId === null ? null : await findDelistedProduct(db, snapshot, productId);
  const sku = product?.skus.find(({ id }) => id === skuId);
  return product && sku ? imageSubjectOf(product, sku) : null;
}
