import type { Planning } from './plan.ts';
import { isSameValue } from './same-value.ts';

export interface SkuPictures {
  skuId: string;
  before: readonly string[];
  after: readonly string[];
}

/** The product's own pictures first, then those of each sku: written anew, all of them, as soon as one list changes. */
export function planPictures(
  productId: string,
  own: { before: readonly string[]; after: readonly string[] },
  skus: readonly SkuPictures[],
  { plan }: Planning,
) {
  const isNews = [own, ...skus].some(({ before, after }) => !isSameValue(before, after));
  if (!isNews) return;
  plan.pictures.push({
    productId,
    list: [
      ...own.after.map((source) => ({ skuId: null, source })),
      ...skus.flatMap(({ skuId, after }) => after.map((source) => ({ skuId, source }))),
    ],
  });
}
