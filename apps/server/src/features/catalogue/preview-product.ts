import type { ProductDetail } from '@huarong/contract/catalogue';
import type { ProductValues } from '@huarong/core/catalogue';
import type { Queryable } from '#platform/database';
import type { ImagePort } from '../images/index.ts';
import { findStoredProduct } from './catalogue.queries.ts';
import { assembleProduct } from './find-delisted-product.ts';
import { presentProduct } from './present-product.ts';
import type { CatalogueSource } from './snapshot/watch-catalogue.ts';

/** What the page of a product would show in any state and with these edits; null while it has no sku. */
export async function previewProduct(
  db: Queryable,
  { catalogue, imageOf }: { catalogue: CatalogueSource; imageOf: ImagePort },
  productId: string,
  edits: Partial<ProductValues>,
): Promise<ProductDetail | null> {
  const row = await findStoredProduct(db, productId);
  if (!row) return null;
  const product = await assembleProduct(db, catalogue.current().all, {
    ...row,
    ...edits,
    published_at: row.published_at ?? row.created_at,
  });
  if (!product) return null;
  const isInStock = (skuId: string) => catalogue.isInStock(skuId);
  return { ...presentProduct(product, product, { imageOf, isInStock }), questionCount: 0, postCount: 0 };
}
