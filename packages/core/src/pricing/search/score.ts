import type { Coupon } from '../model/coupon.ts';
import { calculateTotals, type OrderTotals, savedBy } from '../steps/calculate-totals.ts';
import type { Assignment } from '../steps/full-amount/assign-lines.ts';
import { chosenCoupons } from '../steps/item-coupon.ts';
import type { PreparedOrder } from '../steps/prepare-order.ts';

/**
 * The value of a choice. What the shopper asked for is compared first, because losing it is not a saving: extra-buys, then
 * the chosen coupon, which a promotion that takes no coupons would exclude.
 */
export type Score = { readonly extraBuys: number; readonly chosenCoupons: 0 | 1; readonly cost: number };

export const isBetter = (a: Score, b: Score): boolean => {
  if (a.extraBuys !== b.extraBuys) return a.extraBuys > b.extraBuys;
  if (a.chosenCoupons !== b.chosenCoupons) return a.chosenCoupons > b.chosenCoupons;
  return a.cost < b.cost;
};

export type Scored = Score & { readonly freight: Coupon | null };

/** The cost of items and freight, with the free-freight coupon that saves most. */
export function scoreOf(
  prepared: PreparedOrder,
  assignment: Assignment,
  itemCoupon: Coupon | null,
  freightCoupons: readonly Coupon[],
): Scored {
  const withoutCoupon = calculateTotals(prepared, assignment, { items: itemCoupon, freight: null });
  let best: Scored = { ...scoreOfTotals(prepared, withoutCoupon), freight: null };
  // The fee is the same with every coupon.
  if (withoutCoupon.freight.fee === 0) return best;
  for (const freight of freightCoupons) {
    const totals = calculateTotals(prepared, assignment, { items: itemCoupon, freight });
    const scored = { ...scoreOfTotals(prepared, totals), freight };
    if (isBetter(scored, best)) best = scored;
  }
  return best;
}

const scoreOfTotals = (prepared: PreparedOrder, totals: OrderTotals): Score => ({
  extraBuys: countSold(totals.extraBuys),
  chosenCoupons: isChosen(prepared) && totals.itemCoupon?.usable ? 1 : 0,
  cost: totals.items - savedBy(totals.itemCoupon) + totals.freight.fee - savedBy(totals.freightCoupon),
});

/** The search finds coupons itself where the shopper has chosen none. */
const isChosen = ({ input }: PreparedOrder): boolean => input.choices?.couponIds !== undefined;

/** The best possible score for a given saving: the lowest possible freight and all possible extra-buys. */
export function createScoreBound(
  prepared: PreparedOrder,
  freightCoupons: readonly Coupon[],
): (saved: number) => Score {
  const unassigned = prepared.rows.map(() => null);
  // Without promotions the items amount is highest, so every reachable threshold is reached.
  const chosen = isChosen(prepared) ? chosenCoupons(prepared.input).items : null;
  const totals = calculateTotals(prepared, unassigned, { items: chosen, freight: null });
  const { items, freight, extraBuys, itemCoupon } = totals;
  const leastFreight = freightCoupons.length > 0 ? 0 : freight.fee;
  const mostExtraBuys = countSold(extraBuys);
  const mostChosen = itemCoupon?.usable ? 1 : 0;
  return (saved) => ({
    extraBuys: mostExtraBuys,
    chosenCoupons: mostChosen,
    cost: items - saved + leastFreight,
  });
}

const countSold = ({ sold }: OrderTotals['extraBuys']): number =>
  sold.reduce((all, { quantity }) => all + quantity, 0);
