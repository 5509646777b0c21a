import type { Existing } from './existing.ts';

const MAX_SKUS = 99;

/** The next free ids: imported ids begin with 9; a sku id is the product id and two digits. */
export function createIdAllocator({ brand, product, skus }: Existing['usedIds']) {
  let lastBrand = brand;
  let lastProduct = product;
  const usedSkuIds = new Set(skus);

  return {
    nextBrand: () => String(++lastBrand),
    nextProduct: () => String(++lastProduct),
    /** Null when all 99 ids of the product are used. */
    nextSku(productId: string): string | null {
      for (let number = 1; number <= MAX_SKUS; number++) {
        const id = `${productId}${String(number).padStart(2, '0')}`;
        if (usedSkuIds.has(id)) continue;
        usedSkuIds.add(id);
        return id;
      }
      return null;
    },
  };
}

export type IdAllocator = ReturnType<typeof createIdAllocator>;
