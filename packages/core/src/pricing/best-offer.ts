import type { PricedOrder } from './model/priced-order.ts';
import { type Choices, NO_PROMOTION, type PricingInput } from './model/pricing-input.ts';
import { priceOrder } from './price-order.ts';
import { type Found, findBestOffer } from './search/find-best-offer.ts';
import { UNASSIGNED } from './steps/full-amount/assign-lines.ts';
import { type PreparedOrder, prepareOrder } from './steps/prepare-order.ts';

export type BestOffer = {
  readonly order: PricedOrder;
  /** What `priceOrder` needs to say the same again. */
  readonly choices: Choices;
  /** False for a cart so entangled that the search stopped early with a good offer. */
  readonly isProven: boolean;
};

/**
 * The legal combination of promotions and coupons that costs least. What the shopper chose stays chosen; points are
 * hers to spend, and only used as far as the input says.
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

function promotionOfLine({ rows, candidates }: PreparedOrder, { assignment }: Found): Record<string, string> {
  const chosen: Record<string, string> = {};
  rows.forEach(({ line }, index) => {
    const number = assignment[index]!;
    if (number !== UNASSIGNED) chosen[line.lineId] = candidates[number]!.promotion.promotionId;
    else chosen[line.lineId] ??= NO_PROMOTION;
  });
  return chosen;
}
