/** Points with the same earning and expiry date. */
export interface PointsLot {
  id: number;
  left: number;
}
export interface LotShare {
  id: number;
  points: number;
}

/** Takes points from lots in the given order (first to expire first); fewer than requested when the lots do not hold enough. */
export function takeFromLots(points: number, lots: readonly PointsLot[]): LotShare[] {
  let open = points;
  return lots.flatMap(({ id, left }) => {
    const taken = Math.min(open, left);
    open -= taken;
    return taken > 0 ? [{ id, points: taken }] : [];
  });
}

/** Returns points to the lots they came from, last to expire first, so that a partial return stays valid longest. */
export function returnToLots(
  points: number,
  uses: readonly { id: number; points: number; restored: number }[],
): LotShare[] {
  return takeFromLots(
    points,
    uses.map(({ id, points: used, restored }) => ({ id, left: used - restored })).toReversed(),
  );
}
