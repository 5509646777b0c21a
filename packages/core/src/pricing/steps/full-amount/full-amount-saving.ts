import type { FullAmountBenefit, Threshold, Tier } from '../../model/promotion.ts';
import { percentSaving } from '../percent.ts';

/** What lies in a promotion's basket, in fen after step 2 and in units. */
export type Basket = { readonly amount: number; readonly quantity: number; readonly units: UnitRuns };
/** Units by price, the dearest first; worked out only for 第二件半价. */
export type UnitRuns = () => readonly { readonly price: number; readonly quantity: number }[];

/** The step that applies, what it saves, and how many times over. */
export type TierSaving = {
  readonly tier: Tier<FullAmountBenefit>;
  readonly saved: number;
  readonly times: number;
};

/**
 * The reached step that saves most, not the highest one: so that more in the basket never saves less, however the steps
 * were set up. Null when none saves anything.
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

/** The figure alone, for the search, which asks for it thousands of times. */
export function largestSaving(tiers: readonly Tier<FullAmountBenefit>[], basket: Basket): number {
  let most = 0;
  for (const tier of tiers) most = Math.max(most, savedAt(tier, basket));
  return most;
}

/** How many times over a step is reached; a step at nothing is reached once. */
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

/** Counting from the dearest, every nth unit is reduced: of two the cheaper one is at half price. */
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
