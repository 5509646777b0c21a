import type { PricedGift, PricedLine, PricedUnit } from '../model/priced-order.ts';
import type { GiftDue, UnitCounts } from '../model/refund.ts';
import { timesReached } from '../steps/full-amount/full-amount-saving.ts';

type RetainedUnits = { readonly line: PricedLine; readonly units: readonly PricedUnit[] };

/** The gifts that the retained units no longer earn, by the threshold stored with each, less those settled earlier. */
export const giftsDue = (
  gifts: readonly PricedGift[],
  retained: readonly RetainedUnits[],
  settled: UnitCounts,
): GiftDue[] =>
  gifts.flatMap(({ giftId, skuId, title, quantity, value, reach, times, lineIds }) => {
    const units = retained.flatMap(({ line, units }) => (lineIds.includes(line.lineId) ? units : []));
    const amount = units.reduce((all, unit) => all + afterPromotions(unit), 0);
    const reached = units.length === 0 ? 0 : timesReached(reach, { amount, quantity: units.length });
    const earned = Math.min(quantity, Math.ceil(quantity / times) * Math.min(times, reached));
    const due = quantity - earned - (settled[giftId] ?? 0);
    return due > 0 ? [{ giftId, skuId, title, quantity: due, value }] : [];
  });

/** The unit's price after step 3, which counted toward the gift. */
const afterPromotions = ({ unitPrice, shares }: PricedUnit): number =>
  unitPrice - shares.bundle - shares.presale - shares.promotion;
