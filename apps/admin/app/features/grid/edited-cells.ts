import { type CellValue, GRID_COLUMNS, type GridColumn, showCell } from '@huarong/core/catalogue';
import { type GridRow, storedValue } from './grid-columns.ts';
import type { Edits } from './grid-edits.ts';

/** A cell as it is sent: what was seen, and what it becomes. */
export interface EditedCell {
  skuId: string;
  column: GridColumn;
  base: CellValue;
  value: CellValue;
}

/** What can be saved, and how many cells cannot. */
export function editedCells(
  rows: readonly GridRow[],
  edits: Edits,
): { cells: EditedCell[]; faulty: number; skus: number } {
  const cells: EditedCell[] = [];
  let faulty = 0;
  for (const row of rows)
    for (const [column, { value, problem }] of edits.get(row.skuId) ?? []) {
      if (problem === null) cells.push({ skuId: row.skuId, column, base: storedValue(row, column), value });
      else faulty += 1;
    }
  return { cells, faulty, skus: edits.size };
}

const EXAMPLES = 2;

/** By column: how many cells, and from what to what. */
export function summarise(
  cells: readonly EditedCell[],
): { column: GridColumn; label: string; count: number; examples: string }[] {
  const byColumn = Map.groupBy(cells, ({ column }) => column);
  return [...byColumn].map(([column, own]) => {
    const steps = [
      ...new Set(own.map(({ base, value }) => `${shown(column, base)} → ${shown(column, value)}`)),
    ];
    const more = steps.length > EXAMPLES ? ` 等 ${steps.length} 种` : '';
    return {
      column,
      label: GRID_COLUMNS[column],
      count: own.length,
      examples: `${steps.slice(0, EXAMPLES).join('，')}${more}`,
    };
  });
}

const shown = (column: GridColumn, value: CellValue): string =>
  value === null ? (column === 'limit' ? '不限' : '无') : showCell(column, value);
