import type { DemoPromotion } from './demo-promotion.ts';
import { fullAmounts } from './full-amounts.ts';
import { giftsAndExtraBuys } from './gifts-and-extra-buys.ts';
import type { SkuLookup } from './sku-lookup.ts';
import { unitPrices } from './unit-prices.ts';

/** One promotion of every kind. */
export const demoPromotions = (lookup: SkuLookup): DemoPromotion[] => [
  ...unitPrices(lookup),
  ...fullAmounts(lookup),
  ...giftsAndExtraBuys(lookup),
];
