import { timesReached } from '../pricing/index.ts';
import { getAt } from '../shared/index.ts';
import { freeUnits } from './pick-units.ts';
import type { GiftDue, RefundLine, UnitsByLine } from './refund-model.ts';

/** The gifts that the retained units no longer earn, less those settled before. */
export function giftsDue(lines: readonly RefundLine[], going: UnitsByLine): GiftDue[] {
  const retained = retainedUnits(lines, going);
  return lines.flatMap((line) => {
    if (!line.gift) return [];
    const lost =
      line.units.length - stillEarned(line.gift, line.units.length, retained) - line.settled.length;
    const quantity = Math.max(0, lost);
    if (quantity === 0) return [];
    const comingBack = Math.min(quantity, going.get(line.lineId)?.length ?? 0);
    return [{ lineId: line.lineId, quantity, comingBack, valueFen: line.gift.valueFen }];
  });
}

interface RetainedUnit {
  source: string;
  /** The unit's price after promotions, which counted toward the gift. */
  worthFen: number;
}

/** Bought units that stay with the shopper. */
export const retainedUnits = (lines: readonly RefundLine[], going: UnitsByLine): RetainedUnit[] =>
  lines
    .filter(({ gift }) => gift === null)
    .flatMap((line) =>
      freeUnits(line.units.length, [...line.settled, ...(going.get(line.lineId) ?? [])]).map((unit) => ({
        source: line.source,
        worthFen: line.unitPriceFen - getAt(line.units, unit).promotion,
      })),
    );

function stillEarned(
  { earnedBy: terms }: NonNullable<RefundLine['gift']>,
  given: number,
  retained: readonly RetainedUnit[],
): number {
  if (!terms) return retained.length > 0 ? given : 0;
  const counted = retained.filter(({ source }) => terms.sources.includes(source));
  if (counted.length === 0) return 0;
  const amount = counted.reduce((total, { worthFen }) => total + worthFen, 0);
  const reached = timesReached(terms.reach, { amount, quantity: counted.length });
  return Math.min(given, Math.ceil(given / terms.times) * Math.min(terms.times, reached));
}
