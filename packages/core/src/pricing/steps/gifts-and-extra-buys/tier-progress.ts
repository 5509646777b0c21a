import { fen } from '../../../shared/index.ts';
import type { Missing } from '../../model/order-report.ts';
import type { Threshold, Tier } from '../../model/promotion.ts';
import type { Scope } from '../../model/scope.ts';
import { timesReached } from '../full-amount/full-amount-saving.ts';
import type { Row } from '../row.ts';
import { scopeCovers } from '../scope-covers.ts';

/** The total of the items in a scope after step 3. Gifts and extra-buys do not count. */
export type ScopeTotal = {
  readonly amount: number;
  readonly quantity: number;
  readonly lineIds: readonly string[];
};

export function scopeTotal(scope: Scope, rows: readonly Row[], after: readonly number[]): ScopeTotal {
  let amount = 0;
  let quantity = 0;
  const lineIds: string[] = [];
  rows.forEach(({ line, quantity: units }, index) => {
    if (!scopeCovers(scope, line)) return;
    amount += after[index]!;
    quantity += units;
    if (lineIds.at(-1) !== line.lineId) lineIds.push(line.lineId);
  });
  return { amount, quantity, lineIds };
}

export const missingToReach = (reach: Threshold, reached: { amount: number; quantity: number }): Missing =>
  reach.kind === 'amount'
    ? { kind: 'amount', amount: fen(reach.amount - reached.amount) }
    : { kind: 'quantity', quantity: reach.quantity - reached.quantity };

export type TierProgress<Benefit> = {
  /** The highest reached tier, and how many times it is reached. */
  readonly current: { readonly tier: Tier<Benefit>; readonly times: number } | null;
  /** The tier after it. */
  readonly next: { readonly tier: Tier<Benefit>; readonly missing: Missing } | null;
};

export function tierProgress<Benefit>(
  tiers: readonly Tier<Benefit>[],
  reached: ScopeTotal,
): TierProgress<Benefit> {
  // Without items in scope no tier is reached, not even one with threshold 0.
  const at =
    reached.quantity === 0 ? -1 : tiers.findLastIndex(({ reach }) => timesReached(reach, reached) > 0);
  const current = tiers[at];
  const next = tiers[at + 1];
  return {
    current: current ? { tier: current, times: timesReached(current.reach, reached) } : null,
    next: next ? { tier: next, missing: missingToReach(next.reach, reached) } : null,
  };
}
