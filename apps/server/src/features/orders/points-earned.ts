import type { LineRow, OrderRow } from './order-rows.ts';

/** Points of the units that are not refunded. A return in progress deducts its points when it is refunded. */
export const pointsEarned = (lines: readonly LineRow[]): number =>
  lines
    .flatMap((line) => line.unit_shares.filter((_, index) => !line.settled_pieces.includes(index)))
    .reduce((total, unit) => total + unit.pointsEarned, 0);

/** Points for which the order got one fen: what they were worth when it was placed. */
export const pointsPerFen = (order: Pick<OrderRow, 'points_fen' | 'points_used'>): number =>
  order.points_fen > 0 ? order.points_used / order.points_fen : 1;
