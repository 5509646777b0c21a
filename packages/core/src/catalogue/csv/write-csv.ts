import { guardFormula } from './formula.ts';

/** A table as RFC 4180 text. Cells that a spreadsheet would run as a formula are guarded; `readCsv` restores them. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${writeRow(cells)}\r\n`).join('');

/** A row of one empty cell is quoted: bare it would be a blank line, which readers skip. */
const writeRow = (cells: readonly string[]): string =>
  cells.length === 1 && cells[0] === '' ? '""' : cells.map(writeCell).join(',');

function writeCell(text: string): string {
  const cell = guardFormula(text);
  // Leading and trailing blanks are quoted, because some programs drop them; so is a leading byte-order mark.
  return /[",\r\n\uFEFF]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
