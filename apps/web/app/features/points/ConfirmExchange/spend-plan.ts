interface Batch {
  at: string;
  points: number;
}

/** From which points an exchange takes: those that end first go first. */
export function spendPlan(wanted: number, expiring: readonly Batch[]): Batch[] {
  let open = wanted;
  return expiring.flatMap(({ at, points }) => {
    const taken = Math.min(open, points);
    open -= taken;
    return taken > 0 ? [{ at, points: taken }] : [];
  });
}
