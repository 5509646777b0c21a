import type { Coupon } from '../model/coupon.ts';
import { type Settled, savedBy, settle } from '../steps/calculate-totals.ts';
import { type Assignment, NOWHERE } from '../steps/full-amount/assign-lines.ts';
import type { Prepared } from '../steps/prepare-order.ts';

/** How good a choice is. The extra-buys the shopper asked for come first: losing one is no saving. */
export type Score = { readonly extraBuys: number; readonly cost: number };

export const isBetter = (a: Score, b: Score): boolean =>
  a.extraBuys !== b.extraBuys ? a.extraBuys > b.extraBuys : a.cost < b.cost;

export type Scored = Score & { readonly freight: Coupon | null };

/** What goods and freight come to, with the free-freight coupon that saves most. */
export function scoreOf(
  prepared: Prepared,
  assignment: Assignment,
  goods: Coupon | null,
  freightCoupons: readonly Coupon[],
): Scored {
  let best: Scored | null = null;
  for (const freight of freightCoupons.length > 0 ? [null, ...freightCoupons] : [null]) {
    const settled = settle(prepared, assignment, { goods, freight });
    const scored = { ...figures(settled), freight };
    if (best === null || isBetter(scored, best)) best = scored;
    if (settled.freight.fee === 0) break;
  }
  return best!;
}

const figures = (settled: Settled): Score => ({
  extraBuys: countSold(settled.extraBuys),
  cost: settled.goods - savedBy(settled.goodsCoupon) + settled.freight.fee - savedBy(settled.freightCoupon),
});

/** What no choice can beat when it saves so much: no freight where any could be free, and all extra-buys there could be. */
export function bestConceivable(
  prepared: Prepared,
  freightCoupons: readonly Coupon[],
): (saved: number) => Score {
  const untouched = new Int16Array(prepared.rows.length).fill(NOWHERE);
  // Without promotions the goods come to most, so every threshold is reached that can be.
  const { goods, freight, extraBuys } = settle(prepared, untouched, { goods: null, freight: null });
  const leastFreight = freightCoupons.length > 0 ? 0 : freight.fee;
  const mostExtraBuys = countSold(extraBuys);
  return (saved) => ({ extraBuys: mostExtraBuys, cost: goods - saved + leastFreight });
}

const countSold = ({ sold }: Settled['extraBuys']): number =>
  sold.reduce((all, { quantity }) => all + quantity, 0);
