import { unitPriceOf } from '../steps/full-amount/basket.ts';
import { largestSaving, type UnitRuns } from '../steps/full-amount/full-amount-saving.ts';
import type { Candidate } from '../steps/prepare-order.ts';
import type { PreparedRow } from '../steps/row.ts';

/** A candidate with all rows that may still be assigned to it, and its maximum saving. */
export type CandidateBasket = {
  readonly add: (rows: readonly PreparedRow[]) => void;
  readonly remove: (rows: readonly PreparedRow[]) => void;
  readonly saving: () => number;
};

/** Updated row by row, because the search reads it at every step. Rows outside its scope are ignored. */
export function createCandidateBasket(rowCount: number, candidate: Candidate): CandidateBasket {
  const isCovered = new Uint8Array(rowCount);
  const isIn = new Uint8Array(rowCount);
  for (const { index } of candidate.rows) isCovered[index] = 1;
  const { tiers } = candidate.promotion;
  const byPrice = tiers.some(({ benefit }) => benefit.kind === 'nthUnit')
    ? [...candidate.rows].sort((a, b) => unitPriceOf(b) - unitPriceOf(a))
    : [];
  const units: UnitRuns = () =>
    byPrice
      .filter(({ index }) => isIn[index])
      .map((row) => ({ price: unitPriceOf(row), quantity: row.quantity }));
  const basket = { amount: 0, quantity: 0, units };

  function change(changed: readonly PreparedRow[], sign: 1 | -1): void {
    for (const { index, base, quantity } of changed) {
      if (!isCovered[index]) continue;
      isIn[index] = sign === 1 ? 1 : 0;
      basket.amount += sign * base;
      basket.quantity += sign * quantity;
    }
  }
  return {
    add: (added) => change(added, 1),
    remove: (removed) => change(removed, -1),
    saving: () => largestSaving(tiers, basket),
  };
}
