interface Batch {
  at: string;
  points: number;
}

/** From which points an exchange takes: those that end first go first. */
export function spendPlan(amount: number, expiring: readonly Batch[]): Batch[] {
  let remaining = amount;
  return expiring.flatMap(({ at, points }) => {
    const taken = Math.min(remaining, points);
    remaining -= taken;
    return taken > 0 ? [{ at, points: taken }] : [];
  });
}
