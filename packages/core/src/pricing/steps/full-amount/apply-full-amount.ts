import { zip } from '../../../shared/index.ts';
import type { Candidate, PreparedOrder } from '../prepare-order.ts';
import type { PreparedRow } from '../row.ts';
import { spread } from '../shares/spread.ts';
import type { Assignment } from './assign-lines.ts';
import { basketOf } from './basket.ts';
import { fullAmountSaving, type TierSaving } from './full-amount-saving.ts';

export type AppliedFullAmount = TierSaving & {
  readonly candidate: Candidate;
  readonly rows: readonly PreparedRow[];
};

/** A row with its promotion share, and its amount after step 3, which all later thresholds use. */
export type ReducedRow = { readonly row: PreparedRow; readonly share: number; readonly after: number };

export type FullAmountStep = {
  readonly rows: readonly ReducedRow[];
  readonly applied: readonly AppliedFullAmount[];
  /** Exclusion group → title of the promotion that uses it. */
  readonly groups: ReadonlyMap<string, string>;
};

/** Step 3: applies each promotion to its assigned lines, at most one of each exclusion group. */
export function applyFullAmount(prepared: PreparedOrder, assignment: Assignment): FullAmountStep {
  const shares = new Map<PreparedRow, number>();
  const applied: AppliedFullAmount[] = [];
  const groups = new Map<string, string>();
  for (const candidate of prepared.candidates) {
    const { exclusionGroup, tiers, title } = candidate.promotion;
    if (exclusionGroup !== null && groups.has(exclusionGroup)) continue;
    const rows = candidate.rows.filter(({ index }) => assignment[index] === candidate);
    if (rows.length === 0) continue;
    const saving = fullAmountSaving(tiers, basketOf(rows));
    if (saving === null) continue;
    const rowShares = spread(
      saving.saved,
      rows.map(({ base }) => base),
    );
    for (const [row, share] of zip(rows, rowShares)) shares.set(row, share);
    applied.push({ ...saving, candidate, rows });
    if (exclusionGroup !== null) groups.set(exclusionGroup, title);
  }
  const reduced = prepared.rows.map((row) => {
    const share = shares.get(row) ?? 0;
    return { row, share, after: row.base - share };
  });
  return { rows: reduced, applied, groups };
}
