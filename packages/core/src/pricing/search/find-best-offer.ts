import { STORE } from '../../shared/index.ts';
import type { Coupon } from '../model/coupon.ts';
import { type Assignment, assignLines } from '../steps/full-amount/assign-lines.ts';
import type { Prepared } from '../steps/prepare-order.ts';
import { type Wallet, walletOf } from './coupon-options.ts';
import { couponBoundOf } from './coupon-upper-bound.ts';
import { decisionsOf } from './decisions.ts';
import { bestConceivable, isBetter, type Scored, scoreOf } from './score.ts';
import { optimismOf } from './upper-bound.ts';
import { visitAssignments } from './visit-assignments.ts';

export type Found = Scored & {
  readonly assignment: Assignment;
  readonly goods: Coupon | null;
};

/**
 * Branch and bound over lines × promotions, once for each coupon, the most promising first. The number of steps is
 * limited, since carts can be made that take for ever; then the best so far counts and is not called proven. Everything
 * is tried in a fixed order, so that the answer is always the same.
 */
export function findBest(prepared: Prepared): { readonly found: Found; readonly isProven: boolean } {
  const decisions = decisionsOf(prepared);
  const wallet = walletOf(prepared);
  const optimism = optimismOf(prepared, decisions);
  const conceivable = bestConceivable(prepared, wallet.freight);
  const trials = wallet.goods
    .map((goods) => ({ goods, bound: couponBoundOf(goods, prepared) }))
    .sort((a, b) => b.bound(optimism) - a.bound(optimism));

  let found = score(prepared, decisions.fixed, null, wallet);
  const consider = (assignment: Assignment, goods: Coupon | null) => {
    const next = score(prepared, assignment, goods, wallet);
    if (isBetter(next, found)) found = next;
  };
  const byPriority = assignLines(prepared);
  for (const { goods } of trials) consider(byPriority, goods);

  let steps: number = STORE.bestOffer.steps;
  for (const { goods, bound } of trials)
    steps = visitAssignments({
      prepared,
      decisions,
      optimism,
      isHopeless: () => !isBetter(conceivable(bound(optimism)), found),
      consider: (assignment) => consider(assignment, goods),
      steps,
    });
  return { found: withFirstCoupon(prepared, found, wallet), isProven: steps > 0 };
}

const score = (prepared: Prepared, assignment: Assignment, goods: Coupon | null, wallet: Wallet): Found => ({
  ...scoreOf(prepared, assignment, goods, wallet.freight),
  assignment: assignment.slice(),
  goods,
});

/** Where several coupons save the same, none is best, and then the one that ends first. */
function withFirstCoupon(prepared: Prepared, found: Found, wallet: Wallet): Found {
  for (const goods of wallet.goods) {
    const same = score(prepared, found.assignment, goods, wallet);
    if (!isBetter(found, same)) return same;
  }
  return found;
}
