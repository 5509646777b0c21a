import { fen, getFirst } from '../../../shared/index.ts';
import type { Missing } from '../../model/order-report.ts';
import type { Threshold, Tier } from '../../model/promotion.ts';
import type { Scope } from '../../model/scope.ts';
import type { ReducedRow } from '../full-amount/apply-full-amount.ts';
import { timesReached } from '../full-amount/full-amount-saving.ts';
import { scopeCovers } from '../scope-covers.ts';

/** The total of the items in a scope after step 3. Gifts and extra-buys do not count. */
export type ScopeTotal = {
  readonly amount: number;
  readonly quantity: number;
  readonly lineIds: readonly string[];
};

export function scopeTotal(scope: Scope, rows: readonly ReducedRow[]): ScopeTotal {
  let amount = 0;
  let quantity = 0;
  const lineIds: string[] = [];
  for (const { row, after } of rows) {
    if (!scopeCovers(scope, row.line)) continue;
    amount += after;
    quantity += row.quantity;
    if (lineIds.at(-1) !== row.line.lineId) lineIds.push(row.line.lineId);
  }
  return { amount, quantity, lineIds };
}

export const missingToReach = (reach: Threshold, reached: { amount: number; quantity: number }): Missing =>
  reach.kind === 'amount'
    ? { kind: 'amount', amount: fen(reach.amount - reached.amount) }
    : { kind: 'quantity', quantity: reach.quantity - reached.quantity };

/** The highest reached tier, and how many times it is reached. */
export type ReachedTier<Benefit> = { readonly tier: Tier<Benefit>; readonly times: number };
type TierAhead<Benefit> = { readonly tier: Tier<Benefit>; readonly missing: Missing };

export type TierProgress<Benefit> = {
  readonly current: ReachedTier<Benefit> | null;
  /** The tier after it. */
  readonly next: TierAhead<Benefit> | null;
};

/** While no tier is reached, the first one is ahead. */
type NoTierReached<Benefit> = { readonly current: null; readonly next: TierAhead<Benefit> };
type SomeTierReached<Benefit> = {
  readonly current: ReachedTier<Benefit>;
  readonly next: TierAhead<Benefit> | null;
};

export function tierProgress<Benefit>(
  tiers: readonly Tier<Benefit>[],
  reached: ScopeTotal,
): NoTierReached<Benefit> | SomeTierReached<Benefit> {
  // Without items in scope no tier is reached, not even one with threshold 0.
  const at =
    reached.quantity === 0 ? -1 : tiers.findLastIndex(({ reach }) => timesReached(reach, reached) > 0);
  const ahead = (tier: Tier<Benefit>) => ({ tier, missing: missingToReach(tier.reach, reached) });
  const current = tiers[at];
  if (current === undefined) return { current: null, next: ahead(getFirst(tiers)) };
  const next = tiers[at + 1];
  return {
    current: { tier: current, times: timesReached(current.reach, reached) },
    next: next ? ahead(next) : null,
  };
}
