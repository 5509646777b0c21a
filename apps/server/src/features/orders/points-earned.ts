import type { LineRow } from './order-rows.ts';

/** Points of the units that are not refunded. A return in progress deducts its points when it is refunded. */
export const pointsEarned = (lines: readonly LineRow[]): number =>
  lines
    .flatMap((line) => line.unit_shares.filter((_, index) => !line.settled_pieces.includes(index)))
    .reduce((total, unit) => total + unit.pointsEarned, 0);
