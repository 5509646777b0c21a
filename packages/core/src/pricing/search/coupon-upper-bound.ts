import type { Coupon } from '../model/coupon.ts';
import { percentSaving } from '../steps/percent.ts';
import type { Prepared } from '../steps/prepare-order.ts';
import { covers } from '../steps/scope-covers.ts';
import type { Optimism } from './upper-bound.ts';

/** The most that promotions and this coupon may save together. */
export type CouponBound = (optimism: Optimism) => number;

export function couponBoundOf(coupon: Coupon | null, { rows, base, candidates }: Prepared): CouponBound {
  if (coupon === null) return (optimism) => optimism.most();
  const { offer, scope } = coupon;
  const isCovered = rows.map(({ line }) => covers(scope, line));
  const amount = base.reduce((all, each, index) => all + (isCovered[index] ? each : 0), 0);
  if (amount < coupon.threshold) return (optimism) => optimism.most();
  switch (offer.kind) {
    case 'amountOff':
      return (optimism) => optimism.most() + Math.min(offer.amount, amount);
    case 'exchange': {
      const dearest = Math.max(
        0,
        ...rows.map((row, index) => (isCovered[index] ? base[index]! / row.quantity : 0)),
      );
      return (optimism) => optimism.most() + Math.max(0, Math.floor(dearest) - offer.pay);
    }
    case 'percentOff': {
      // What promotions take off goods in scope, the coupon no longer finds there. It pays to save more by promotions,
      // since a percentage of the rest is less than the rest: so the bound is taken where they save most.
      const partlyOutside = candidates.flatMap((candidate, number) =>
        candidate.rows.every((index) => isCovered[index]) ? [] : [number],
      );
      return (optimism) => {
        const most = optimism.most();
        const gone = Math.max(0, most - optimism.mostOf(partlyOutside));
        return most + Math.min(offer.cap, percentSaving(Math.max(0, amount - gone), offer.payPercent));
      };
    }
    case 'freeFreight':
      return (optimism) => optimism.most();
  }
}
