import { largestSaving, type UnitRuns } from '../steps/full-amount/full-amount-saving.ts';
import type { Candidate, PreparedOrder } from '../steps/prepare-order.ts';

/** A candidate with all rows that may still be assigned to it, and its maximum saving. */
export type CandidateBasket = {
  readonly add: (rows: readonly number[]) => void;
  readonly remove: (rows: readonly number[]) => void;
  readonly saving: () => number;
};

/** Updated row by row, because the search reads it at every step. Rows outside its scope are ignored. */
export function createCandidateBasket({ rows, base }: PreparedOrder, candidate: Candidate): CandidateBasket {
  const isCovered = new Uint8Array(rows.length);
  const isIn = new Uint8Array(rows.length);
  for (const index of candidate.rows) isCovered[index] = 1;
  const { tiers } = candidate.promotion;
  const priceOf = (index: number) => Math.floor(base[index]! / rows[index]!.quantity);
  const byPrice = tiers.some(({ benefit }) => benefit.kind === 'nthUnit')
    ? [...candidate.rows].sort((a, b) => priceOf(b) - priceOf(a))
    : [];
  const units: UnitRuns = () =>
    byPrice
      .filter((index) => isIn[index])
      .map((index) => ({ price: priceOf(index), quantity: rows[index]!.quantity }));
  const basket = { amount: 0, quantity: 0, units };

  function change(indexes: readonly number[], sign: 1 | -1): void {
    for (const index of indexes) {
      if (!isCovered[index]) continue;
      isIn[index] = sign === 1 ? 1 : 0;
      basket.amount += sign * base[index]!;
      basket.quantity += sign * rows[index]!.quantity;
    }
  }
  return {
    add: (indexes) => change(indexes, 1),
    remove: (indexes) => change(indexes, -1),
    saving: () => largestSaving(tiers, basket),
  };
}
