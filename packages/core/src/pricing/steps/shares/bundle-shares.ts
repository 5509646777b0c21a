import { zip } from '../../../shared/index.ts';
import type { BundleInput } from '../../model/pricing-input.ts';
import type { Row } from '../row.ts';
import { spread } from './spread.ts';

export type BundleSaving = {
  readonly bundle: BundleInput;
  readonly saved: number;
  readonly lineIds: string[];
};

/** Step 2: a set costs its own price when that is lower; the difference is spread over its parts. */
export function bundleShares(
  rows: readonly Row[],
  bundles: readonly BundleInput[],
): { readonly shares: readonly number[]; readonly savings: readonly BundleSaving[] } {
  const shares = new Map<Row, number>();
  const savings: BundleSaving[] = [];
  for (const bundle of bundles) {
    const parts = rows.filter(({ line }) => line.bundleSetId === bundle.bundleSetId);
    const amounts = parts.map(({ amount }) => amount);
    const saved = amounts.reduce((all, amount) => all + amount, 0) - bundle.price * bundle.sets;
    if (parts.length === 0 || saved <= 0) continue;
    for (const [row, share] of zip(parts, spread(saved, amounts))) shares.set(row, share);
    savings.push({ bundle, saved, lineIds: [...new Set(parts.map(({ line }) => line.lineId))] });
  }
  return { shares: rows.map((row) => shares.get(row) ?? 0), savings };
}
