import type { CheckedOffers, CheckedSku } from '../conflicts/index.ts';
import { NOW, yuan } from './builders.ts';

/** A sku at ¥100 that costs ¥40, on sale and in stock. */
export const aSku = (name: string, more: Partial<CheckedSku> = {}): CheckedSku => ({
  skuId: `sku-${name}`,
  productId: `product-${name}`,
  brandId: 'solene',
  categoryIds: ['makeup'],
  name,
  listPrice: yuan(100),
  cost: yuan(40),
  available: 500,
  isOnSale: true,
  ...more,
});

/** Offers to be checked; nothing unless said. */
export const checkedOffers = (
  more: Partial<CheckedOffers>,
  skus: readonly CheckedSku[] = [],
): CheckedOffers => ({
  promotions: [],
  sets: [],
  coupons: [],
  now: NOW,
  candidateId: null,
  floorPercent: 15,
  findSku: (skuId) => skus.find((sku) => sku.skuId === skuId) ?? null,
  ...more,
});
