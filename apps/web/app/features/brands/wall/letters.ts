export interface LetterBox {
  letter: string;
  top: number;
  bottom: number;
}

/** The letters whose groups cross the reading line: one in each column. */
export const lettersOnLine = (boxes: readonly LetterBox[], line: number): string[] =>
  boxes.filter(({ top, bottom }) => top <= line && bottom > line).map(({ letter }) => letter);

/**
 * The letter to highlight. A jump target wins over the letter in the other column; at the end of the page, where it
 * cannot scroll up to the reading line, it only has to be in view.
 */
export function letterToMark(
  onLine: readonly string[],
  target: string | null,
  { isTargetAtPageEnd }: { isTargetAtPageEnd: boolean },
): string | null {
  if (target !== null && (onLine.includes(target) || isTargetAtPageEnd)) return target;
  return onLine[0] ?? null;
}
