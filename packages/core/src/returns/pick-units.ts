/** The pieces of a line that nobody has spoken for. */
export const freePieces = (count: number, taken: readonly number[]): number[] =>
  Array.from({ length: count }, (_, piece) => piece).filter((piece) => !taken.includes(piece));

/** Chooses which pieces go back: the last ones that are free. Null when there are not so many. */
export function pickPieces(count: number, taken: readonly number[], wanted: number): number[] | null {
  const free = freePieces(count, taken);
  return wanted <= free.length ? free.slice(free.length - wanted) : null;
}
