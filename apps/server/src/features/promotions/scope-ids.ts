import type { ScopedGoods } from '@huarong/core/pricing';
import type { Product } from '../catalogue/index.ts';

/** The ids of a sku that a promotion scope matches. */
export const goodsOf = (product: Product, skuId: string): ScopedGoods => ({
  skuId,
  productId: product.id,
  brandId: product.brand_id,
  categoryIds: product.category.trail.map(({ id }) => id),
});
