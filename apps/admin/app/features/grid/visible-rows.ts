import type { GridRow } from './grid-columns.ts';

export const ROW_HEIGHT = 30;
export const GROUP_HEIGHT = 34;
/** Rows that are drawn outside the visible part, so that scrolling shows no gap. */
const AHEAD_PX = 300;

/** A line of the table: a row, or the head of the product above its rows. */
export type Line = { kind: 'group'; row: GridRow } | { kind: 'row'; row: GridRow; index: number };

export interface Lines {
  lines: readonly Line[];
  /** Where each line begins, and at the end the height of all. */
  tops: Int32Array;
  /** The line of each row. */
  lineOfRow: Int32Array;
}

/** Every line with its place. Only those that are seen are drawn: five thousand rows are sixty thousand cells. */
export function layOut(rows: readonly GridRow[], isGrouped: boolean): Lines {
  const lines: Line[] = [];
  const lineOfRow = new Int32Array(rows.length);
  rows.forEach((row, index) => {
    if (isGrouped && rows[index - 1]?.productId !== row.productId) lines.push({ kind: 'group', row });
    lineOfRow[index] = lines.length;
    lines.push({ kind: 'row', row, index });
  });
  const tops = new Int32Array(lines.length + 1);
  lines.forEach(({ kind }, index) => {
    tops[index + 1] = (tops[index] ?? 0) + (kind === 'group' ? GROUP_HEIGHT : ROW_HEIGHT);
  });
  return { lines, tops, lineOfRow };
}

/** The lines between two heights, and the empty space above and below them. */
export function visibleLines({ lines, tops }: Lines, top: number, height: number) {
  const first = lineAt(tops, Math.max(0, top - AHEAD_PX));
  const last = Math.min(lines.length, lineAt(tops, top + height + AHEAD_PX) + 1);
  return {
    lines: lines.slice(first, last),
    above: tops[first] ?? 0,
    below: (tops[lines.length] ?? 0) - (tops[last] ?? 0),
  };
}

function lineAt(tops: Int32Array, height: number): number {
  let [low, high] = [0, Math.max(0, tops.length - 2)];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((tops[middle] ?? 0) <= height) low = middle;
    else high = middle - 1;
  }
  return low;
}
