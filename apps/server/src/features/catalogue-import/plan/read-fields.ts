import { getFirst, getFrom, isNonEmpty, type NonEmpty } from '@huarong/core/shared';
import type { Column, Fields } from '../columns/column.ts';
import { type PlaceOf, type Problem, problemAt, type Row } from '../row.ts';
import { isSameValue } from './same-value.ts';

export type Columns = Record<string, Column<unknown>>;

/**
 * The fields of some lines that describe one thing. An empty cell matches any other; two filled cells must be equal.
 * A column that is missing, or empty and meaning unchanged, is left out.
 */
export function readFields<Table extends Columns>(
  columns: Table,
  rows: readonly Row[],
  problems: Problem[],
  placeOf: PlaceOf,
): Partial<Fields<Table>> {
  const fields: Record<string, unknown> = {};
  for (const [name, column] of Object.entries(columns)) {
    const given = rows.filter(({ cells }) => cells.has(column.en));
    if (given.length === 0) continue;
    const filled = given.filter(({ cells }) => cells.get(column.en) !== '');
    if (isNonEmpty(filled)) fields[name] = consistentValue(column, filled, problems, placeOf);
    else if (column.isRequired) problems.push(problemAt(getFirst(given).line, column.zh, '不能为空'));
    else if (column.empty) fields[name] = column.empty.value;
  }
  return fields as Partial<Fields<Table>>;
}

function consistentValue(
  column: Column<unknown>,
  [first, ...others]: NonEmpty<Row>,
  problems: Problem[],
  placeOf: PlaceOf,
): unknown {
  const cellOf = (row: Row) => getFrom(row.cells, column.en);
  const parsed = column.parse(cellOf(first));
  if (!parsed.ok) problems.push(problemAt(first.line, column.zh, parsed.message));
  for (const row of others) {
    if (cellOf(row) === cellOf(first)) continue;
    const value = column.parse(cellOf(row));
    if (!value.ok) problems.push(problemAt(row.line, column.zh, value.message));
    else if (parsed.ok && !isSameValue(value.value, parsed.value))
      problems.push(problemAt(row.line, column.zh, `与${placeOf(first.line, '')}同一商品的内容不一致`));
  }
  return parsed.ok ? parsed.value : undefined;
}
