import type { Column, Fields } from '../columns/column.ts';
import { type Problem, problemAt, type Row } from '../row.ts';
import { isSameValue } from './same-value.ts';

export type Columns = Record<string, Column<unknown>>;

/**
 * What some lines say together about one thing. An empty cell agrees with any other; two filled ones must say the same.
 * A column that no line has, and an empty one that means "leave it", stay out of the answer.
 */
export function readFields<Table extends Columns>(
  columns: Table,
  rows: readonly Row[],
  problems: Problem[],
): Partial<Fields<Table>> {
  const fields: Record<string, unknown> = {};
  for (const [name, column] of Object.entries(columns)) {
    const given = rows.filter(({ cells }) => cells.has(column.en));
    if (given.length === 0) continue;
    const filled = given.filter(({ cells }) => cells.get(column.en) !== '');
    if (filled.length > 0) fields[name] = consistentValue(column, filled, problems);
    else if (column.isRequired) problems.push(problemAt(given[0]!.line, column.zh, '不能为空'));
    else if (column.empty) fields[name] = column.empty.value;
  }
  return fields as Partial<Fields<Table>>;
}

function consistentValue(column: Column<unknown>, [first, ...others]: Row[], problems: Problem[]): unknown {
  const cellOf = (row: Row) => row.cells.get(column.en)!;
  const parsed = column.parse(cellOf(first!));
  if (!parsed.ok) problems.push(problemAt(first!.line, column.zh, parsed.message));
  for (const row of others) {
    if (cellOf(row) === cellOf(first!)) continue;
    const value = column.parse(cellOf(row));
    if (!value.ok) problems.push(problemAt(row.line, column.zh, value.message));
    else if (parsed.ok && !isSameValue(value.value, parsed.value))
      problems.push(problemAt(row.line, column.zh, `与第 ${first!.line} 行同一商品的内容不一致`));
  }
  return parsed.ok ? parsed.value : undefined;
}
