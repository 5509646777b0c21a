interface Batch {
  at: string;
  points: number;
}

/** Which batches an exchange uses: those that expire first. */
export function spendPlan(amount: number, expiring: readonly Batch[]): Batch[] {
  let remaining = amount;
  return expiring.flatMap(({ at, points }) => {
    const taken = Math.min(remaining, points);
    remaining -= taken;
    return taken > 0 ? [{ at, points: taken }] : [];
  });
}
