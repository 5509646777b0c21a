import { type CellValue, type GridColumn, readCell, showCell } from '@huarong/core/catalogue';
import { type GridRow, storedValue } from './grid-columns.ts';

/** A cell that differs from what the shop has. With a problem it cannot be saved. */
export interface CellEdit {
  value: CellValue;
  /** As it was typed, while it cannot be read. */
  typed: string;
  problem: string | null;
}
export type RowEdits = ReadonlyMap<GridColumn, CellEdit>;
/** By sku. */
export type Edits = ReadonlyMap<string, RowEdits>;

interface CellStep {
  skuId: string;
  column: GridColumn;
  before: CellEdit | undefined;
  after: CellEdit | undefined;
}
export interface EditHistory {
  edits: Edits;
  past: readonly (readonly CellStep[])[];
  future: readonly (readonly CellStep[])[];
}
export const NO_EDITS: EditHistory = { edits: new Map(), past: [], future: [] };

/** What is typed into a cell; null brings back what the shop has. */
export interface Typed {
  row: GridRow;
  column: GridColumn;
  text: string | null;
}

const MAX_STEPS = 200;

/** One step that can be taken back: a cell, or all cells of a paste, a fill or a formula. */
export function typeCells(history: EditHistory, typed: readonly Typed[]): EditHistory {
  const steps = typed.flatMap(({ row, column, text }) => {
    const before = history.edits.get(row.skuId)?.get(column);
    const after = text === null ? undefined : readEdit(row, column, text);
    return isSame(before, after) ? [] : [{ skuId: row.skuId, column, before, after }];
  });
  if (steps.length === 0) return history;
  return {
    edits: withSteps(history.edits, steps, 'after'),
    past: [...history.past, steps].slice(-MAX_STEPS),
    future: [],
  };
}

export function undo({ edits, past, future }: EditHistory): EditHistory {
  const steps = past.at(-1);
  if (!steps) return { edits, past, future };
  return {
    edits: withSteps(edits, steps, 'before'),
    past: past.slice(0, -1),
    future: [steps, ...future],
  };
}

export function redo({ edits, past, future }: EditHistory): EditHistory {
  const [steps, ...rest] = future;
  if (!steps) return { edits, past, future };
  return { edits: withSteps(edits, steps, 'after'), past: [...past, steps], future: rest };
}

/** Problems that only the server can find. They vanish when the cell is typed again. */
export function markProblems(
  history: EditHistory,
  problems: readonly { skuId: string; column: GridColumn; message: string }[],
): EditHistory {
  const steps = problems.flatMap(({ skuId, column, message }) => {
    const before = history.edits.get(skuId)?.get(column);
    return before ? [{ skuId, column, before, after: { ...before, problem: message } }] : [];
  });
  return { ...history, edits: withSteps(history.edits, steps, 'after') };
}

/** After these cells were saved or given up. What was saved cannot be taken back here, but on the page of its set. */
export function dropCells(
  history: EditHistory,
  cells: readonly { skuId: string; column: GridColumn }[],
): EditHistory {
  const steps = cells.map((cell) => ({ ...cell, before: undefined, after: undefined }));
  return { edits: withSteps(history.edits, steps, 'after'), past: [], future: [] };
}

/** What a cell shows: the edit, or what the shop has. */
export const currentValue = (row: GridRow, column: GridColumn, edits: RowEdits | undefined): CellValue => {
  const edit = edits?.get(column);
  return edit && edit.problem === null ? edit.value : storedValue(row, column);
};
export const currentText = (row: GridRow, column: GridColumn, edits: RowEdits | undefined): string =>
  edits?.get(column)?.typed ?? showCell(column, storedValue(row, column));

function readEdit(row: GridRow, column: GridColumn, text: string): CellEdit | undefined {
  const stored = storedValue(row, column);
  const read = readCell(column, text);
  if (!read.ok) return { value: stored, typed: text.trim(), problem: read.problem };
  if (read.value === stored) return undefined;
  return { value: read.value, typed: showCell(column, read.value), problem: null };
}

const isSame = (one: CellEdit | undefined, other: CellEdit | undefined): boolean =>
  one === other ||
  (one !== undefined &&
    other !== undefined &&
    one.value === other.value &&
    one.typed === other.typed &&
    one.problem === other.problem);

/** Only the rows of the steps get a new map, so that only they are drawn again. */
function withSteps(edits: Edits, steps: readonly CellStep[], side: 'before' | 'after'): Edits {
  const next = new Map(edits);
  const opened = new Map<string, Map<GridColumn, CellEdit>>();
  for (const { skuId, column, [side]: edit } of steps) {
    const row = opened.get(skuId) ?? new Map(next.get(skuId));
    opened.set(skuId, row);
    if (edit) row.set(column, edit);
    else row.delete(column);
  }
  for (const [skuId, row] of opened) {
    if (row.size > 0) next.set(skuId, row);
    else next.delete(skuId);
  }
  return next;
}
