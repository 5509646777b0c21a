import { timesReached } from '../pricing/index.ts';
import { freePieces } from './pick-units.ts';
import type { GiftDue, Pieces, RefundLine } from './refund-model.ts';

/** The gifts that what is kept no longer earns, less those settled before. */
export function giftsDue(lines: readonly RefundLine[], going: Pieces): GiftDue[] {
  const kept = keptOf(lines, going);
  return lines.flatMap((line) => {
    if (!line.gift) return [];
    const lost = line.units.length - stillEarned(line, kept) - line.settled.length;
    const quantity = Math.max(0, lost);
    if (quantity === 0) return [];
    const comingBack = Math.min(quantity, going.get(line.lineId)?.length ?? 0);
    return [{ lineId: line.lineId, quantity, comingBack, valueFen: line.gift.valueFen }];
  });
}

interface Kept {
  source: string;
  /** What the piece counted for when the gift was earned: its price after promotions. */
  worthFen: number;
}

/** Bought pieces that stay with the shopper. */
export const keptOf = (lines: readonly RefundLine[], going: Pieces): Kept[] =>
  lines
    .filter(({ gift }) => gift === null)
    .flatMap((line) =>
      freePieces(line.units.length, [...line.settled, ...(going.get(line.lineId) ?? [])]).map((piece) => ({
        source: line.source,
        worthFen: line.unitPriceFen - line.units[piece]!.promotion,
      })),
    );

function stillEarned({ gift, units }: RefundLine, kept: readonly Kept[]): number {
  const terms = gift!.earnedBy;
  if (!terms) return kept.length > 0 ? units.length : 0;
  const counted = kept.filter(({ source }) => terms.sources.includes(source));
  if (counted.length === 0) return 0;
  const amount = counted.reduce((total, { worthFen }) => total + worthFen, 0);
  const reached = timesReached(terms.reach, { amount, quantity: counted.length });
  return Math.min(units.length, Math.ceil(units.length / terms.times) * Math.min(terms.times, reached));
}
