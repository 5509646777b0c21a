import { accept, refuse } from '@huarong/core/shared';
import type { Queryable } from '#platform/database';
import type { ImagePort } from '../../images/index.ts';
import { imageOfProduct } from '../product-image.ts';
import { valuesOf } from './create-product.ts';
import { findProductFacts, listEditedProducts, listPlannedSets } from './product.queries.ts';

/** One product with everything its editor shows. */
export async function findProduct(db: Queryable, imageOf: ImagePort, productId: string) {
  const [product] = await listEditedProducts(db, [productId]);
  if (!product) return refuse({ code: 'no-such-product' as const });
  const facts = await findProductFacts(db, productId);
  const planned = await listPlannedSets(db, productId);
  return accept({
    productId,
    values: valuesOf(product),
    status: product.status,
    publishedAt: product.published_at?.toISOString() ?? null,
    changedAt: product.updated_at.toISOString(),
    brandName: `${product.brand_name_en} ${product.brand_name_cn}`,
    imagePath: imageOfProduct(imageOf, product),
    ...facts,
    shopPath: product.published_at === null ? null : `/product/${productId}.html`,
    planned: planned.map(({ id, title, apply_at }) => ({
      setId: String(id),
      title,
      applyAt: apply_at.toISOString(),
    })),
    soldCount: product.sold_count,
    commentCount: product.comment_count,
  });
}
