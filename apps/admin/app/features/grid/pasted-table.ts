import { GRID_COLUMNS, type GridColumn, readCsv } from '@huarong/core/catalogue';
import type { GridRow } from './grid-columns.ts';
import type { Typed } from './grid-edits.ts';

/** What a spreadsheet puts on the clipboard: cells by tabs, rows by lines, quotes around cells with line ends. */
export function readCells(text: string): string[][] {
  const read = readCsv(text, '\t');
  // A lone quote in a cell is no table of a spreadsheet: take it as it is.
  return read.ok ? read.rows.map(({ cells }) => cells) : text.split(/\r?\n/).map((line) => line.split('\t'));
}

const CODE_LABELS: ReadonlySet<string> = new Set(['货号', '规格货号', 'sku_code', 'code']);
const COLUMN_LABELS: ReadonlyMap<string, GridColumn> = new Map([
  ...Object.entries(GRID_COLUMNS).map(([column, label]) => [label, column as GridColumn] as const),
  ['市场价', 'market'],
  ['库存', 'stock'],
  ['上架', 'live'],
  ['在架', 'live'],
]);

export type PastedTable =
  | { ok: true; typed: Typed[]; columns: GridColumn[]; unknown: string[] }
  | { ok: false; problem: string };

/** A table with a head: 货号 names the sku, the other columns are those of the grid, in any order. */
export function readPastedTable(text: string, rows: readonly GridRow[]): PastedTable {
  const [head = [], ...body] = readCells(text).filter((cells) => cells.some((cell) => cell.trim() !== ''));
  const labels = head.map((label) => label.trim().toLowerCase());
  const codeAt = labels.findIndex((label) => CODE_LABELS.has(label));
  if (codeAt < 0) return { ok: false, problem: '第一行要有表头，其中一列是「货号」' };
  const columns = labels.flatMap((label, at) => {
    const column = COLUMN_LABELS.get(label);
    return column ? [{ at, column }] : [];
  });
  if (columns.length === 0)
    return { ok: false, problem: `表头里没有可以改的列：${Object.values(GRID_COLUMNS).join('、')}` };
  const byCode = new Map(rows.map((row) => [row.code.toUpperCase(), row]));
  const unknown: string[] = [];
  const typed = body.flatMap((cells) => {
    const code = (cells[codeAt] ?? '').trim();
    const row = byCode.get(code.toUpperCase());
    if (!row) {
      unknown.push(code);
      return [];
    }
    // An empty cell of a spreadsheet means that nothing was filled in, not that the value is to be removed.
    return columns
      .filter(({ at }) => (cells[at] ?? '').trim() !== '')
      .map(({ at, column }) => ({ row, column, text: cells[at] ?? '' }));
  });
  return { ok: true, typed, columns: columns.map(({ column }) => column), unknown };
}
