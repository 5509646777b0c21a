import { besides } from './besides.ts';
import type { DemoPromotion } from './demo-promotion.ts';
import { fullAmounts } from './full-amounts.ts';
import type { ShelfGuide } from './shelf.ts';
import { unitPrices } from './unit-prices.ts';

/** One of every kind the shop knows. */
export const demoPromotions = (shelf: ShelfGuide): DemoPromotion[] => [
  ...unitPrices(shelf),
  ...fullAmounts(shelf),
  ...besides(shelf),
];
