import type { FullAmountBenefit, Threshold } from '../model/promotion.ts';
import { basketOf } from '../steps/full-amount/basket.ts';
import { timesReached } from '../steps/full-amount/full-amount-saving.ts';
import type { Candidate, PreparedOrder } from '../steps/prepare-order.ts';

/** At most so much off for each fen and each unit in the basket, plus a fen of rounding for the whole. */
export type SavingRate = { readonly perFen: number; readonly perUnit: number };

/**
 * 满 300 减 50 takes at most a sixth of what lies in its basket, whichever lines those are. So a line brings at most its
 * amount times the best rate it can join, and the search sees early where nothing is to be gained. Figures here are
 * bounds and never prices.
 */
export const savingRatesOf = (
  prepared: PreparedOrder,
  { promotion, rows }: Candidate,
): readonly SavingRate[] => {
  // A step that all its lines together do not reach is out of the question.
  const all = basketOf(prepared, rows);
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
      // Each reduced unit is the cheapest of its n, and rounds by itself.
      return { perFen: (100 - benefit.percent) / 100 / benefit.nth, perUnit: 1 / benefit.nth };
  }
}

/** Not held to the line's own amount: a cheap third piece may bring 满 3 件减 50, which the dear ones then save. */
export const maxSavingAt = (rates: readonly SavingRate[], amount: number, quantity: number): number => {
  let maxSaving = 0;
  for (const { perFen, perUnit } of rates)
    maxSaving = Math.max(maxSaving, perFen * amount + perUnit * quantity);
  return maxSaving;
};
