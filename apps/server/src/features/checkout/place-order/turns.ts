/** Lets at most `limit` in at a time, in the order in which they came. */
export function createTurns(limit: number) {
  const waiting: ((isInside: boolean) => void)[] = [];
  let inside = 0;
  return {
    /** False when those who waited were sent away. */
    async enter(): Promise<boolean> {
      if (inside < limit) {
        inside += 1;
        return true;
      }
      // Whoever leaves hands over the place.
      return new Promise((resolve) => waiting.push(resolve));
    },
    leave(): void {
      const next = waiting.shift();
      if (next) next(true);
      else inside -= 1;
    },
    sendAway(): void {
      for (const resolve of waiting.splice(0)) resolve(false);
    },
    /** Enters only when half of the places are free. */
    enterIfQuiet(): boolean {
      const isQuiet = inside < limit / 2;
      if (isQuiet) inside += 1;
      return isQuiet;
    },
    isIdle: (): boolean => inside === 0,
  };
}
export type Turns = ReturnType<typeof createTurns>;
