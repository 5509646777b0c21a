import type { Promotion, UnitPricePromotion } from '@huarong/core/pricing';

/** Flash sale, limited-time or member price: what changes the price of a single piece. */
export const isUnitPrice = (promotion: Promotion): promotion is UnitPricePromotion =>
  promotion.kind === 'flashSale' || promotion.kind === 'limitedTime' || promotion.kind === 'memberPrice';
