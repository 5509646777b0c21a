/** The pieces of a line that nobody has spoken for. */
export const freeUnits = (count: number, taken: readonly number[]): number[] =>
  Array.from({ length: count }, (_, unit) => unit).filter((unit) => !taken.includes(unit));

/** Chooses which pieces go back: the last ones that are free. Null when there are not so many. */
export function pickUnits(count: number, taken: readonly number[], wanted: number): number[] | null {
  const free = freeUnits(count, taken);
  return wanted <= free.length ? free.slice(free.length - wanted) : null;
}
