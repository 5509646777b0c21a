import { type GridColumn, isMoneyColumn, showCell } from '@huarong/core/catalogue';
import { useMemo } from 'react';
import { type GridRow, isEditable, type ShownColumn, storedValue } from './grid-columns.ts';
import { currentValue, type Edits } from './grid-edits.ts';
import type { Area } from './selection.ts';

interface GridStatusProps {
  rows: readonly GridRow[];
  columns: readonly ShownColumn[];
  area: Area;
  edits: Edits;
}

/** What the colours mean, and figures of the selected numbers. */
export function GridStatus({ rows, columns, area, edits }: GridStatusProps) {
  const figures = useMemo(() => figuresOf(rows, columns, area, edits), [rows, columns, area, edits]);
  return (
    <div className="grid-status">
      <span>
        <i className="is-changed" />
        已改
      </span>
      <span>
        <i className="is-error" />
        错误
      </span>
      <span>
        <i className="is-in" />
        选区
      </span>
      <span className="right">{figures.join('　')}</span>
    </div>
  );
}

function figuresOf(
  rows: readonly GridRow[],
  columns: readonly ShownColumn[],
  { top, bottom, left, right }: Area,
  edits: Edits,
): string[] {
  const count = (bottom - top + 1) * (right - left + 1);
  const [column] = columns.slice(left, right + 1);
  if (left !== right || column === undefined || !isEditable(column) || column === 'live')
    return [`选中 ${count} 格`];
  const chosen = rows.slice(top, bottom + 1);
  const values = chosen.flatMap((row) => {
    const value = currentValue(row, column, edits.get(row.skuId));
    return typeof value === 'number' ? [value] : [];
  });
  if (values.length < 2) return [`选中 ${count} 格`];
  const sum = values.reduce((all, value) => all + value, 0);
  const show = (value: number) => `${isMoneyColumn(column) ? '¥' : ''}${showCell(column, Math.round(value))}`;
  return [
    `选中 ${count} 格`,
    `平均 ${show(sum / values.length)}`,
    `低 ${show(values.reduce((low, value) => Math.min(low, value)))}`,
    `高 ${show(values.reduce((high, value) => Math.max(high, value)))}`,
    ...comparedText(chosen, column, sum, values.length),
  ];
}

/** How the sum differs from what the shop has; nothing when it does not. */
function comparedText(rows: readonly GridRow[], column: GridColumn, sum: number, counted: number): string[] {
  const stored = rows.map((row) => storedValue(row, column)).filter((value) => typeof value === 'number');
  const before = stored.reduce((all, value) => all + value, 0);
  if (before === 0 || stored.length !== counted || before === sum) return [];
  const percent = ((sum - before) * 100) / before;
  return [`比原来 ${percent < 0 ? '−' : '+'}${Math.abs(percent).toFixed(1)} %`];
}
