/** Counts in how many comments each line stands, and allows it in so many. */
export function createLineLimit(most: number) {
  const counts = new Map<string, number>();
  return {
    allows: (line: string): boolean => (counts.get(line) ?? 0) < most,
    add(lines: readonly string[]): void {
      for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
    },
  };
}
