import { applyFormula, type GridColumn, type GridFormula, showCell } from '@huarong/core/catalogue';
import { type GridRow, isEditable, type ShownColumn } from './grid-columns.ts';
import { currentText, currentValue, type Edits, type RowEdits, type Typed } from './grid-edits.ts';
import { readCells } from './pasted-table.ts';
import type { Area, Selection } from './selection.ts';

type MayEdit = (column: GridColumn) => boolean;

/** The selected cells that can be typed into, row by row. */
export function editableCells(
  rows: readonly GridRow[],
  columns: readonly ShownColumn[],
  { top, bottom, left, right }: Area,
  mayEdit: MayEdit,
): { row: GridRow; column: GridColumn }[] {
  const chosen = columns
    .slice(left, right + 1)
    .filter(isEditable)
    .filter(mayEdit);
  return rows.slice(top, bottom + 1).flatMap((row) => chosen.map((column) => ({ row, column })));
}

/** The selection as a spreadsheet reads it. */
export const copiedText = (
  rows: readonly GridRow[],
  columns: readonly ShownColumn[],
  { top, bottom, left, right }: Area,
  edits: Edits,
): string =>
  rows
    .slice(top, bottom + 1)
    .map((row) =>
      columns
        .slice(left, right + 1)
        .map((column) => shownText(row, column, edits.get(row.skuId)))
        .join('\t'),
    )
    .join('\r\n');

export function shownText(row: GridRow, column: ShownColumn, edits: RowEdits | undefined): string {
  if (isEditable(column)) return currentText(row, column, edits);
  if (column === 'sku') return row.skuName;
  if (column === 'code') return row.code;
  if (column === 'held') return String(row.held);
  const [offer, cost] = [currentValue(row, 'offer', edits), currentValue(row, 'cost', edits)];
  return typeof offer === 'number' && typeof cost === 'number' && offer > 0
    ? `${(((offer - cost) * 100) / offer).toFixed(1)}%`
    : '';
}

/** Delete empties what may be empty; a price, a stock and 上架 cannot. */
export const deletedCells = (
  rows: readonly GridRow[],
  columns: readonly ShownColumn[],
  area: Area,
  mayEdit: MayEdit,
): Typed[] =>
  editableCells(rows, columns, area, mayEdit)
    .filter(({ column }) => column !== 'live')
    .map((cell) => ({ ...cell, text: '' }));

/** Ctrl D: the first row of the selection into the others; with one row selected, the row above it into it. */
export function filledDown(
  rows: readonly GridRow[],
  columns: readonly ShownColumn[],
  area: Area,
  edits: Edits,
  mayEdit: MayEdit,
): Typed[] {
  const from = area.top === area.bottom ? area.top - 1 : area.top;
  const source = rows[from];
  if (!source) return [];
  const target = { ...area, top: area.top === area.bottom ? area.top : area.top + 1 };
  return editableCells(rows, columns, target, mayEdit).map(({ row, column }) => ({
    row,
    column,
    text: currentText(source, column, edits.get(source.skuId)),
  }));
}

/** Cells from the clipboard, from the corner of the selection on. One cell fills a selection of several. */
export function pastedCells(
  rows: readonly GridRow[],
  columns: readonly ShownColumn[],
  area: Area,
  text: string,
  mayEdit: MayEdit,
): { typed: Typed[]; selection: Selection } {
  const cells = readCells(text.replace(/\r?\n$/, ''));
  const isOne = cells.length === 1 && cells[0]?.length === 1;
  const height = isOne ? area.bottom - area.top + 1 : cells.length;
  const width = isOne ? area.right - area.left + 1 : Math.max(0, ...cells.map((row) => row.length));
  const target = {
    top: area.top,
    left: area.left,
    bottom: Math.min(rows.length - 1, area.top + height - 1),
    right: Math.min(columns.length - 1, area.left + width - 1),
  };
  const typed = rows.slice(target.top, target.bottom + 1).flatMap((row, down) =>
    columns.slice(target.left, target.right + 1).flatMap((column, along) => {
      const pasted = isOne ? cells[0]?.[0] : cells[down]?.[along];
      return pasted !== undefined && isEditable(column) && mayEdit(column)
        ? [{ row, column, text: pasted }]
        : [];
    }),
  );
  return {
    typed,
    selection: {
      anchor: { row: target.top, column: target.left },
      active: { row: target.bottom, column: target.right },
    },
  };
}

/** The cells of a formula, each with its new text or why it has none. */
export const calculatedCells = (
  rows: readonly GridRow[],
  columns: readonly ShownColumn[],
  area: Area,
  edits: Edits,
  mayEdit: MayEdit,
  formula: GridFormula,
): { row: GridRow; column: GridColumn; before: string; after: string | null; problem: string | null }[] =>
  editableCells(rows, columns, area, mayEdit)
    .filter(({ column }) => column !== 'live')
    .map(({ row, column }) => {
      const own = edits.get(row.skuId);
      const facts = Object.fromEntries(
        (['offer', 'market', 'cost', column] as const).map((each) => [each, currentValue(row, each, own)]),
      );
      const result = applyFormula(formula, column, facts);
      return {
        row,
        column,
        before: currentText(row, column, own),
        after: result.ok ? showCell(column, result.value) : null,
        problem: result.ok ? null : result.problem,
      };
    });
