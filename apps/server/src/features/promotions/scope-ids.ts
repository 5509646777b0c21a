import type { ScopedItem } from '@huarong/core/pricing';
import type { Product } from '../catalogue/index.ts';

/** The ids of a sku that a promotion scope matches. */
export const scopeIdsOf = (product: Product, skuId: string): ScopedItem => ({
  skuId,
  productId: product.id,
  brandId: product.brand_id,
  categoryIds: product.category.trail.map(({ id }) => id),
});
