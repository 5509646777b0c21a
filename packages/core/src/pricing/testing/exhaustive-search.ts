import { NO_PROMOTION, type PricingInput } from '../model/pricing-input.ts';
import { priceOrder } from '../price-order.ts';

/** Prices every assignment of lines to promotions with every pair of coupons. Slow, but complete. */
export function cheapestOfAllCombinations(input: PricingInput): number {
  const promotionIds = input.promotions.flatMap(({ kind, promotionId }) =>
    kind === 'fullAmount' ? [promotionId] : [],
  );
  const coupons = input.coupons ?? [];
  const itemCoupons = [null, ...coupons.filter(({ offer }) => offer.kind !== 'freeFreight')];
  const freightCoupons = [null, ...coupons.filter(({ offer }) => offer.kind === 'freeFreight')];
  const pairs = itemCoupons.flatMap((one) =>
    freightCoupons.map((other) => [one, other].flatMap((coupon) => (coupon ? [coupon.couponId] : []))),
  );
  let cheapest = Infinity;
  for (const promotionOfLine of everyChoice(
    input.lines.map(({ lineId }) => lineId),
    [NO_PROMOTION, ...promotionIds],
  ))
    for (const couponIds of pairs) {
      const { amounts } = priceOrder({ ...input, choices: { ...input.choices, promotionOfLine, couponIds } });
      cheapest = Math.min(cheapest, amounts.payable);
    }
  return cheapest;
}

function everyChoice(lineIds: readonly string[], options: readonly string[]): Record<string, string>[] {
  return lineIds.reduce<Record<string, string>[]>(
    (all, lineId) => all.flatMap((choice) => options.map((option) => ({ ...choice, [lineId]: option }))),
    [{}],
  );
}
