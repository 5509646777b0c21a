/** Points that were earned together and expire together. */
export interface PointsLot {
  id: number;
  left: number;
}
export interface LotShare {
  id: number;
  points: number;
}

/** Takes from lots in the order given (the first to expire first); fewer than asked for when they do not hold enough. */
export function takeFromLots(points: number, lots: readonly PointsLot[]): LotShare[] {
  let open = points;
  return lots.flatMap(({ id, left }) => {
    const taken = Math.min(open, left);
    open -= taken;
    return taken > 0 ? [{ id, points: taken }] : [];
  });
}

/** What came from a lot goes back to it, the last to expire first: a part given back stays good for longest. */
export function returnToLots(
  points: number,
  uses: readonly { id: number; points: number; restored: number }[],
): LotShare[] {
  return takeFromLots(
    points,
    uses.map(({ id, points: used, restored }) => ({ id, left: used - restored })).toReversed(),
  );
}
