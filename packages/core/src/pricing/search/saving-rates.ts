import type { FullAmountBenefit, Threshold } from '../model/promotion.ts';
import { basketOf } from '../steps/full-amount/basket.ts';
import { timesReached } from '../steps/full-amount/full-amount-saving.ts';
import type { Candidate } from '../steps/prepare-order.ts';

/** Maximum saving per fen and per unit in the basket, plus one fen of rounding for the whole. */
export type SavingRate = { readonly perFen: number; readonly perUnit: number };

/**
 * 满 300 减 50 saves at most a sixth of its basket, for any lines. So a line saves at most its amount times the best
 * rate available to it, which lets the search prune early. These figures are bounds, never prices.
 */
export const savingRatesOf = ({ promotion, rows }: Candidate): readonly SavingRate[] => {
  // A tier that all its lines together do not reach cannot apply.
  const all = basketOf(rows);
  return promotion.tiers
    .filter(({ reach }) => timesReached(reach, all) > 0)
    .map(({ reach, benefit }) => rateOf(reach, benefit));
};

function rateOf(reach: Threshold, benefit: FullAmountBenefit): SavingRate {
  switch (benefit.kind) {
    case 'amountOff':
      return reach.kind === 'quantity'
        ? { perFen: 0, perUnit: benefit.amount / reach.quantity }
        : { perFen: reach.amount === 0 ? 1 : Math.min(1, benefit.amount / reach.amount), perUnit: 0 };
    case 'payPercent':
      return { perFen: (100 - benefit.percent) / 100, perUnit: 0 };
    case 'nthUnit':
      // Each reduced unit is the cheapest of its n, and is rounded separately.
      return { perFen: (100 - benefit.percent) / 100 / benefit.nth, perUnit: 1 / benefit.nth };
  }
}

/** Not limited to the line's own amount: a cheap third unit can complete 满 3 件减 50, which reduces the other units. */
export const maxSavingAt = (rates: readonly SavingRate[], amount: number, quantity: number): number => {
  let maxSaving = 0;
  for (const { perFen, perUnit } of rates)
    maxSaving = Math.max(maxSaving, perFen * amount + perUnit * quantity);
  return maxSaving;
};
