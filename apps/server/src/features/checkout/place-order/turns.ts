/** Lets at most `limit` in at a time, in the order in which they came. */
export function createTurns(limit: number) {
  const waiting: (() => void)[] = [];
  let inside = 0;
  return {
    async enter(): Promise<void> {
      if (inside < limit) {
        inside += 1;
        return;
      }
      // Whoever leaves hands over the place.
      await new Promise<void>((resolve) => waiting.push(resolve));
    },
    leave(): void {
      const next = waiting.shift();
      if (next) next();
      else inside -= 1;
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
