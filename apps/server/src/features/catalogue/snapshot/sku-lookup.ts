import type { Product } from './product.ts';
import type { SkuRow } from './snapshot.queries.ts';

export interface ListedSku {
  sku: SkuRow;
  product: Product;
}
/** The listed skus by id. */
export interface SkuLookup {
  readonly size: number;
  get: (skuId: string) => ListedSku | undefined;
  has: (skuId: string) => boolean;
  values: () => Iterable<ListedSku>;
}

/** Only the product of each sku is stored: a pair for each would be one more object for every sku of the shop. */
export function createSkuLookup(products: Iterable<Product>): SkuLookup {
  const productOf = new Map<string, Product>();
  for (const product of products) for (const { id } of product.skus) productOf.set(id, product);
  return {
    size: productOf.size,
    has: (skuId) => productOf.has(skuId),
    get: (skuId) => {
      const product = productOf.get(skuId);
      const sku = product?.skus.find(({ id }) => id === skuId);
      return product && sku && { sku, product };
    },
    *values() {
      for (const product of new Set(productOf.values()))
        for (const sku of product.skus) yield { sku, product };
    },
  };
}
