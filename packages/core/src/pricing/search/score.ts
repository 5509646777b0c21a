import type { Coupon } from '../model/coupon.ts';
import { calculateTotals, type OrderTotals, savedBy } from '../steps/calculate-totals.ts';
import type { Assignment } from '../steps/full-amount/assign-lines.ts';
import type { PreparedOrder } from '../steps/prepare-order.ts';

/** The value of a choice. The number of requested extra-buys is compared first, because losing one is not a saving. */
export type Score = { readonly extraBuys: number; readonly cost: number };

export const isBetter = (a: Score, b: Score): boolean =>
  a.extraBuys !== b.extraBuys ? a.extraBuys > b.extraBuys : a.cost < b.cost;

export type Scored = Score & { readonly freight: Coupon | null };

/** The cost of items and freight, with the free-freight coupon that saves most. */
export function scoreOf(
  prepared: PreparedOrder,
  assignment: Assignment,
  itemCoupon: Coupon | null,
  freightCoupons: readonly Coupon[],
): Scored {
  const withoutCoupon = calculateTotals(prepared, assignment, { items: itemCoupon, freight: null });
  let best: Scored = { ...scoreOfTotals(withoutCoupon), freight: null };
  // The fee is the same with every coupon.
  if (withoutCoupon.freight.fee === 0) return best;
  for (const freight of freightCoupons) {
    const totals = calculateTotals(prepared, assignment, { items: itemCoupon, freight });
    const scored = { ...scoreOfTotals(totals), freight };
    if (isBetter(scored, best)) best = scored;
  }
  return best;
}

const scoreOfTotals = (totals: OrderTotals): Score => ({
  extraBuys: countSold(totals.extraBuys),
  cost: totals.items - savedBy(totals.itemCoupon) + totals.freight.fee - savedBy(totals.freightCoupon),
});

/** The best possible score for a given saving: the lowest possible freight and all possible extra-buys. */
export function createScoreBound(
  prepared: PreparedOrder,
  freightCoupons: readonly Coupon[],
): (saved: number) => Score {
  const unassigned = prepared.rows.map(() => null);
  // Without promotions the items amount is highest, so every reachable threshold is reached.
  const { items, freight, extraBuys } = calculateTotals(prepared, unassigned, { items: null, freight: null });
  const leastFreight = freightCoupons.length > 0 ? 0 : freight.fee;
  const mostExtraBuys = countSold(extraBuys);
  return (saved) => ({ extraBuys: mostExtraBuys, cost: items - saved + leastFreight });
}

const countSold = ({ sold }: OrderTotals['extraBuys']): number =>
  sold.reduce((all, { quantity }) => all + quantity, 0);
