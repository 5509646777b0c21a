/** The units of a line that belong to no return. */
export const freeUnits = (count: number, taken: readonly number[]): number[] =>
  Array.from({ length: count }, (_, unit) => unit).filter((unit) => !taken.includes(unit));

/** Picks the units to return: the last free ones. Null when too few are free. */
export function pickUnits(count: number, taken: readonly number[], wanted: number): number[] | null {
  const free = freeUnits(count, taken);
  return wanted <= free.length ? free.slice(free.length - wanted) : null;
}
