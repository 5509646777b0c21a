import type { Coupon } from '../model/coupon.ts';
import { percentSaving } from '../steps/percent.ts';
import type { PreparedOrder } from '../steps/prepare-order.ts';
import { scopeCovers } from '../steps/scope-covers.ts';
import type { UpperBound } from './upper-bound.ts';

/** The maximum saving of promotions and this coupon together. */
export type CouponUpperBound = (upperBound: UpperBound) => number;

export function createCouponUpperBound(
  coupon: Coupon | null,
  { rows, candidates }: PreparedOrder,
): CouponUpperBound {
  if (coupon === null) return (upperBound) => upperBound.maxSaving();
  const { offer, scope } = coupon;
  const covered = new Set(rows.filter(({ line }) => scopeCovers(scope, line)));
  let amount = 0;
  for (const { base } of covered) amount += base;
  if (amount < coupon.threshold) return (upperBound) => upperBound.maxSaving();
  switch (offer.kind) {
    case 'amountOff':
      return (upperBound) => upperBound.maxSaving() + Math.min(offer.amount, amount);
    case 'exchange': {
      let mostExpensive = 0;
      for (const { base, quantity } of covered) mostExpensive = Math.max(mostExpensive, base / quantity);
      return (upperBound) => upperBound.maxSaving() + Math.max(0, Math.floor(mostExpensive) - offer.pay);
    }
    case 'percentOff': {
      // Promotion savings in the coupon's scope reduce the amount the coupon applies to. A fen saved by a promotion
      // costs less than a fen of coupon saving, so the bound is taken at the maximum promotion saving.
      const partlyOutside = candidates.filter((candidate) => candidate.rows.some((row) => !covered.has(row)));
      return (upperBound) => {
        const maxSaving = upperBound.maxSaving();
        const savedInScope = Math.max(0, maxSaving - upperBound.maxSavingOf(partlyOutside));
        return (
          maxSaving + Math.min(offer.cap, percentSaving(Math.max(0, amount - savedInScope), offer.payPercent))
        );
      };
    }
    case 'freeFreight':
      return (upperBound) => upperBound.maxSaving();
  }
}
