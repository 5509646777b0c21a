import type { Planning } from './plan.ts';
import { isSameValue } from './same-value.ts';

export interface ImageChange {
  skuId: string;
  before: readonly string[];
  after: readonly string[];
}

/** Images of the product first, then those of each sku. All are rewritten when one list changes. */
export function planImages(
  productId: string,
  productImages: { before: readonly string[]; after: readonly string[] },
  skus: readonly ImageChange[],
  { plan }: Planning,
) {
  const hasChanges = [productImages, ...skus].some(({ before, after }) => !isSameValue(before, after));
  if (!hasChanges) return;
  plan.imagesBySku.push({
    productId,
    list: [
      ...productImages.after.map((source) => ({ skuId: null, source })),
      ...skus.flatMap(({ skuId, after }) => after.map((source) => ({ skuId, source }))),
    ],
  });
}
