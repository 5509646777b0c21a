import type { Queryable } from '#platform/database';
import type { PictureSubject } from '../images/index.ts';
import { findProductOfSku } from './catalogue.queries.ts';
import { findDelisted } from './find-delisted.ts';
import { subjectOf } from './picture-subject-of.ts';
import type { CatalogueSource } from './watch-catalogue.ts';

/** What the picture of a sku is of: on the shelf, or once there, for the pages that still tell of it. */
export async function findSubject(
  db: Queryable,
  catalogue: CatalogueSource,
  skuId: string,
): Promise<PictureSubject | null> {
  const snapshot = catalogue.current();
  const found = snapshot.skus.get(skuId);
  if (found) return subjectOf(found.product, found.sku);
  const productId = await findProductOfSku(db, skuId);
  const product = productId === null ? null : await findDelisted(db, snapshot, productId);
  const sku = product?.skus.find(({ id }) => id === skuId);
  return product && sku ? subjectOf(product, sku) : null;
}
