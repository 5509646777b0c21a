import type { FullAmountBenefit, Threshold, Tier } from '../../model/promotion.ts';
import { percentSaving } from '../percent.ts';

/** The basket of a promotion: amount in fen after step 2, and units. */
export type Basket = { readonly amount: number; readonly quantity: number; readonly units: UnitRuns };
/** Units by price, most expensive first; computed only for 第二件半价. */
export type UnitRuns = () => readonly { readonly price: number; readonly quantity: number }[];

/** The tier that applies, its saving, and how many times it applies. */
export type TierSaving = {
  readonly tier: Tier<FullAmountBenefit>;
  readonly saved: number;
  readonly times: number;
};

/**
 * The reached tier that saves most, not the highest one, so that a larger basket never saves less, for any set of
 * tiers. Null when none saves anything.
 */
export function fullAmountSaving(
  tiers: readonly Tier<FullAmountBenefit>[],
  basket: Basket,
): TierSaving | null {
  let best: Tier<FullAmountBenefit> | null = null;
  let most = 0;
  for (const tier of tiers) {
    const saved = savedAt(tier, basket);
    if (saved > most) [best, most] = [tier, saved];
  }
  return best && { tier: best, saved: most, times: timesApplied(best, basket) };
}

/** The saving alone, for the search, which needs it thousands of times. */
export function largestSaving(tiers: readonly Tier<FullAmountBenefit>[], basket: Basket): number {
  let most = 0;
  for (const tier of tiers) most = Math.max(most, savedAt(tier, basket));
  return most;
}

/** How many times a threshold is reached; a threshold of 0 is reached once. */
export function timesReached(reach: Threshold, basket: { amount: number; quantity: number }): number {
  const need = reach.kind === 'amount' ? reach.amount : reach.quantity;
  if (need <= 0) return 1;
  return Math.floor((reach.kind === 'amount' ? basket.amount : basket.quantity) / need);
}

function savedAt({ reach, benefit }: Tier<FullAmountBenefit>, basket: Basket): number {
  const times = timesReached(reach, basket);
  if (times === 0) return 0;
  switch (benefit.kind) {
    case 'amountOff':
      return Math.min(basket.amount, benefit.amount * Math.min(times, benefit.maxTimes));
    case 'payPercent':
      return percentSaving(basket.amount, benefit.percent);
    case 'nthUnit':
      return nthUnitSaving(benefit.nth, benefit.percent, basket.units());
  }
}

const timesApplied = ({ reach, benefit }: Tier<FullAmountBenefit>, basket: Basket): number => {
  if (benefit.kind === 'amountOff') return Math.min(timesReached(reach, basket), benefit.maxTimes);
  return benefit.kind === 'nthUnit' ? Math.floor(basket.quantity / benefit.nth) : 1;
};

/** Every nth unit is reduced, counted from the most expensive: of two units the cheaper one is reduced. */
function nthUnitSaving(nth: number, percent: number, runs: ReturnType<UnitRuns>): number {
  let saved = 0;
  let counted = 0;
  for (const { price, quantity } of runs) {
    const before = Math.floor(counted / nth);
    counted += quantity;
    saved += (Math.floor(counted / nth) - before) * percentSaving(price, percent);
  }
  return saved;
}
