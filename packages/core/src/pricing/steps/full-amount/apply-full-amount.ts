import type { Candidate, PreparedOrder } from '../prepare-order.ts';
import { spread } from '../shares/spread.ts';
import type { Assignment } from './assign-lines.ts';
import { basketOf } from './basket.ts';
import { fullAmountSaving, type TierSaving } from './full-amount-saving.ts';

export type AppliedFullAmount = TierSaving & {
  readonly candidate: Candidate;
  readonly rows: readonly number[];
};

export type FullAmountStep = {
  readonly shares: readonly number[];
  /** The amount of each row after step 3, which all later thresholds use. */
  readonly after: readonly number[];
  readonly applied: readonly AppliedFullAmount[];
  /** Exclusion group → title of the promotion that uses it. */
  readonly groups: ReadonlyMap<string, string>;
};

/** Step 3: applies each promotion to its assigned lines, at most one of each exclusion group. */
export function applyFullAmount(prepared: PreparedOrder, assignment: Assignment): FullAmountStep {
  const shares = prepared.rows.map(() => 0);
  const applied: AppliedFullAmount[] = [];
  const groups = new Map<string, string>();
  prepared.candidates.forEach((candidate, number) => {
    const { exclusionGroup, tiers, title } = candidate.promotion;
    if (exclusionGroup !== null && groups.has(exclusionGroup)) return;
    const rows = candidate.rows.filter((index) => assignment[index] === number);
    if (rows.length === 0) return;
    const saving = fullAmountSaving(tiers, basketOf(prepared, rows));
    if (saving === null) return;
    const weights = rows.map((index) => prepared.base[index]!);
    spread(saving.saved, weights).forEach((share, at) => {
      shares[rows[at]!] = share;
    });
    applied.push({ ...saving, candidate, rows });
    if (exclusionGroup !== null) groups.set(exclusionGroup, title);
  });
  return { shares, after: prepared.base.map((base, index) => base - shares[index]!), applied, groups };
}
