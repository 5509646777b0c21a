import type { Coupon } from '../model/coupon.ts';
import type { FullAmountBenefit, FullAmountPromotion, Tier } from '../model/promotion.ts';

/**
 * The largest part of a unit's amount that a promotion can take off, whatever else is in the basket. Savings are spread in
 * proportion to amounts, so the rate of the whole basket is that of each unit.
 * @param base what the unit costs before the step
 * @param cheapest what the cheapest unit in scope can cost before the step
 */
export function promotionRate({ tiers }: FullAmountPromotion, base: number, cheapest: number): number {
  let rate = 0;
  for (const tier of tiers) rate = Math.max(rate, tierRate(tier, base, cheapest));
  return Math.min(1, rate);
}

function tierRate({ reach, benefit }: Tier<FullAmountBenefit>, base: number, cheapest: number): number {
  switch (benefit.kind) {
    case 'payPercent':
      return 1 - benefit.percent / 100;
    case 'nthUnit':
      // The reduced units are the cheapest of their group, so at most one part in `nth` of the amount is reduced.
      return (1 - benefit.percent / 100) / benefit.nth;
    case 'amountOff': {
      const { amount: off, maxTimes } = benefit;
      if (reach.kind === 'quantity') {
        const times = reach.quantity <= 0 ? 1 : maxTimes;
        return part(off * times, base + Math.max(0, reach.quantity * times - 1) * cheapest);
      }
      if (reach.amount <= 0) return part(off, base);
      return base <= reach.amount * maxTimes && maxTimes > 1
        ? part(off, reach.amount)
        : part(off * maxTimes, Math.max(base, reach.amount * maxTimes));
    }
  }
}

/** The largest part of a unit's amount that an item coupon can take off. 兑换券 gives one unit away on purpose: not counted. */
export function couponRate({ offer, threshold }: Coupon, after: number): number {
  const amount = Math.max(threshold, after);
  switch (offer.kind) {
    case 'amountOff':
      return part(offer.amount, amount);
    case 'percentOff':
      return Math.min(1 - offer.payPercent / 100, part(offer.cap, amount));
    case 'exchange':
    case 'freeFreight':
      return 0;
  }
}

const part = (saved: number, amount: number): number => (amount <= 0 ? 1 : Math.min(1, saved / amount));
