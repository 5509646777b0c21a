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
  const shares = rows.map(() => 0);
  const savings: BundleSaving[] = [];
  for (const bundle of bundles) {
    const parts = rows.flatMap((row, index) => (row.line.bundleSetId === bundle.bundleSetId ? [index] : []));
    const amounts = parts.map((index) => rows[index]!.amount);
    const saved = amounts.reduce((all, amount) => all + amount, 0) - bundle.price * bundle.sets;
    if (parts.length === 0 || saved <= 0) continue;
    const partShares = spread(saved, amounts);
    parts.forEach((index, at) => {
      shares[index] = partShares[at]!;
    });
    savings.push({ bundle, saved, lineIds: [...new Set(parts.map((index) => rows[index]!.line.lineId))] });
  }
  return { shares, savings };
}
