/** Every letter of the index; the names that begin with a digit come last. */
export const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ#'];

/** `#` is no good in an address. */
export const letterId = (letter: string) => `letter-${letter === '#' ? 'digit' : letter}`;

export interface LetterBox {
  letter: string;
  top: number;
  bottom: number;
}

/** The letters that lie on the reading line: one in each column of the wall. */
export const lettersOnLine = (boxes: readonly LetterBox[], line: number): string[] =>
  boxes.filter(({ top, bottom }) => top <= line && bottom > line).map(({ letter }) => letter);

/**
 * The one letter to point at. The one just jumped to wins over its neighbour in the other column, and at the foot of
 * the page, where it cannot come up to the line, it only has to be in view.
 */
export function letterToMark(
  onLine: readonly string[],
  target: string | null,
  { isTargetAtPageEnd }: { isTargetAtPageEnd: boolean },
): string | null {
  if (target !== null && (onLine.includes(target) || isTargetAtPageEnd)) return target;
  return onLine[0] ?? null;
}
