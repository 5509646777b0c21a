import type { PricedLine, PricedOrder } from '../model/priced-order.ts';
import type { PricingInput } from '../model/pricing-input.ts';

/**
 * What the shop gets for the bought items: money, and points, which earlier orders paid for. The unit that a 兑换券 gives away
 * counts with its price, because it is a gift.
 */
export function earnedFor(lines: readonly PricedLine[], givesUnitAway: boolean): number {
  return lines.reduce(
    (all, { paid, shares }) => all + paid + shares.points + (givesUnitAway ? shares.coupon : 0),
    0,
  );
}

/** Whether the order uses a 兑换券. */
export const usesExchange = ({ coupons = [] }: PricingInput, order: PricedOrder): boolean =>
  order.coupons.some(
    ({ couponId, chosen }) =>
      chosen && coupons.find((coupon) => coupon.couponId === couponId)?.offer.kind === 'exchange',
  );
