import { STORE } from '../../shared/index.ts';
import type { Coupon } from '../model/coupon.ts';
import { type Assignment, assignLines } from '../steps/full-amount/assign-lines.ts';
import type { PreparedOrder } from '../steps/prepare-order.ts';
import { type CouponOptions, couponOptionsOf } from './coupon-options.ts';
import { createCouponUpperBound } from './coupon-upper-bound.ts';
import { decisionsOf } from './decisions.ts';
import { createScoreBound, isBetter, type Scored, scoreOf } from './score.ts';
import { createUpperBound } from './upper-bound.ts';
import { visitAssignments } from './visit-assignments.ts';

export type Found = Scored & {
  readonly assignment: Assignment;
  readonly itemCoupon: Coupon | null;
};

/**
 * Branch and bound over lines × promotions, once for each coupon, largest bound first. The number of steps is limited,
 * because some carts would take too long; then the best result so far is returned as not proven. The order of the
 * search is fixed, so the result is deterministic.
 */
export function findBestOffer(prepared: PreparedOrder): {
  readonly found: Found;
  readonly isProven: boolean;
} {
  const decisions = decisionsOf(prepared);
  const couponOptions = couponOptionsOf(prepared);
  const upperBound = createUpperBound(prepared, decisions);
  const scoreBound = createScoreBound(prepared, couponOptions.freight);
  const trials = couponOptions.items
    .map((itemCoupon) => ({ itemCoupon, bound: createCouponUpperBound(itemCoupon, prepared) }))
    .sort((a, b) => b.bound(upperBound) - a.bound(upperBound));

  let found = score(prepared, decisions.fixed, null, couponOptions);
  const consider = (assignment: Assignment, itemCoupon: Coupon | null) => {
    const next = score(prepared, assignment, itemCoupon, couponOptions);
    if (isBetter(next, found)) found = next;
  };
  const byPriority = assignLines(prepared);
  for (const { itemCoupon } of trials) consider(byPriority, itemCoupon);

  let steps: number = STORE.bestOffer.maxSearchSteps;
  for (const { itemCoupon, bound } of trials)
    steps = visitAssignments({
      decisions,
      upperBound,
      canPrune: () => !isBetter(scoreBound(bound(upperBound)), found),
      consider: (assignment) => consider(assignment, itemCoupon),
      steps,
    });
  return { found: withEarliestCoupon(prepared, found, couponOptions), isProven: steps > 0 };
}

const score = (
  prepared: PreparedOrder,
  assignment: Assignment,
  itemCoupon: Coupon | null,
  couponOptions: CouponOptions,
): Found => ({
  ...scoreOf(prepared, assignment, itemCoupon, couponOptions.freight),
  assignment: assignment.slice(),
  itemCoupon,
});

/** When several coupons save the same, no coupon is preferred, then the one that ends first. */
function withEarliestCoupon(prepared: PreparedOrder, found: Found, couponOptions: CouponOptions): Found {
  for (const itemCoupon of couponOptions.items) {
    const same = score(prepared, found.assignment, itemCoupon, couponOptions);
    if (!isBetter(found, same)) return same;
  }
  return found;
}
