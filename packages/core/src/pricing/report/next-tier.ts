import { fen } from '../../shared/index.ts';
import type { NextTier } from '../model/order-report.ts';
import type { FullAmountBenefit, Threshold, Tier } from '../model/promotion.ts';
import { type Basket, fullAmountSaving, timesReached } from '../steps/full-amount/full-amount-saving.ts';
import { missingToReach } from '../steps/gifts-and-extra-buys/tier-progress.ts';
import { percentSaving } from '../steps/percent.ts';
import { nextTierText } from '../texts.ts';

/** The nearest tier that saves more than now: 再买 329.00 元，可减 240.00 元. */
export function nextTier(tiers: readonly Tier<FullAmountBenefit>[], basket: Basket): NextTier | null {
  const savedNow = fullAmountSaving(tiers, basket)?.saved ?? 0;
  let nearest: { gap: number; next: NextTier } | null = null;
  for (const tier of tiers) {
    const reach = nextReach(tier, basket);
    if (reach === null) continue;
    const saves = savingOnReaching(tier, reach, basket);
    if (saves !== null && saves <= savedNow) continue;
    const missing = missingToReach(reach, basket);
    const gap = missing.kind === 'amount' ? missing.amount : missing.quantity;
    if (nearest !== null && nearest.gap <= gap) continue;
    const text = nextTierText(missing, tier.benefit, saves);
    nearest = { gap, next: { missing, reach, saves: saves === null ? null : fen(saves), text } };
  }
  return nearest?.next ?? null;
}

/** How much of the way to the next tier is done, from 0 to 99: 262.00 of 300.00 are 87. */
export function percentReached({ missing, reach }: NextTier): number {
  const whole = measure(reach);
  const gap = missing.kind === 'amount' ? missing.amount : missing.quantity;
  return whole === 0 ? 0 : Math.floor((Math.max(0, whole - gap) * 100) / whole);
}

/** The threshold at which the tier is reached for the first time or once more; null when it cannot repeat. */
function nextReach({ reach, benefit }: Tier<FullAmountBenefit>, basket: Basket): Threshold | null {
  if (benefit.kind === 'nthUnit') {
    const next = (Math.floor(basket.quantity / benefit.nth) + 1) * benefit.nth;
    const first = reach.kind === 'quantity' ? reach.quantity : 0;
    return { kind: 'quantity', quantity: Math.max(next, first) };
  }
  const times = timesReached(reach, basket);
  const most = benefit.kind === 'amountOff' ? benefit.maxTimes : 1;
  if (times >= most || measure(reach) === 0) return null;
  return reach.kind === 'amount'
    ? { kind: 'amount', amount: fen(reach.amount * (times + 1)) }
    : { kind: 'quantity', quantity: reach.quantity * (times + 1) };
}

/** Null when the saving depends on the price of the added items. */
function savingOnReaching(
  { benefit, reach: once }: Tier<FullAmountBenefit>,
  reach: Threshold,
  basket: Basket,
) {
  switch (benefit.kind) {
    case 'amountOff':
      return benefit.amount * (measure(reach) / measure(once));
    case 'payPercent':
      return reach.kind === 'amount'
        ? percentSaving(Math.max(reach.amount, basket.amount), benefit.percent)
        : null;
    case 'nthUnit':
      return null;
  }
}

const measure = (reach: Threshold): number => (reach.kind === 'amount' ? reach.amount : reach.quantity);
