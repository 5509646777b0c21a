import type { PricedOrder } from './model/priced-order.ts';
import { type Choices, NO_PROMOTION, type PricingInput } from './model/pricing-input.ts';
import { priceOrder } from './price-order.ts';
import { type Found, findBestOffer } from './search/find-best-offer.ts';
import { type PreparedOrder, prepareOrder } from './steps/prepare-order.ts';

export type BestOffer = {
  readonly order: PricedOrder;
  /** The choices with which `priceOrder` gives the same order. */
  readonly choices: Choices;
  /** False when the search reached its step limit; the offer is then good, but maybe not the best. */
  readonly isProven: boolean;
};

/**
 * The cheapest legal combination of promotions and coupons. The shopper's own choices are kept, and points are used
 * only as far as the input says.
 */
export function bestOffer(input: PricingInput): BestOffer {
  const prepared = prepareOrder(input);
  const { found, isProven } = findBestOffer(prepared);
  const choices: Choices = {
    ...input.choices,
    promotionOfLine: promotionOfLine(prepared, found),
    couponIds: [found.itemCoupon, found.freight].flatMap((coupon) => (coupon ? [coupon.couponId] : [])),
  };
  return { order: priceOrder({ ...input, choices }), choices, isProven };
}

function promotionOfLine({ rows }: PreparedOrder, { assignment }: Found): Record<string, string> {
  const chosen: Record<string, string> = {};
  for (const { line, index } of rows) {
    const candidate = assignment[index];
    if (candidate) chosen[line.lineId] = candidate.promotion.promotionId;
    else chosen[line.lineId] ??= NO_PROMOTION;
  }
  return chosen;
}
