import type { Column, Fields } from '../columns/column.ts';
import { type Problem, problemAt } from '../row.ts';
import type { Outcome } from './plan.ts';
import type { Columns } from './read-fields.ts';
import { isSameValue } from './same-value.ts';

/**
 * Values of the file, then stored values, then defaults. Null when a new row lacks a required value, with a problem
 * for each.
 */
export function mergeFields<Table extends Columns>(
  columns: Table,
  given: Partial<Fields<Table>>,
  known: Fields<Table> | undefined,
  defaults: Partial<Fields<Table>>,
  line: number,
  problems: Problem[],
): Fields<Table> | null {
  const fields: Record<string, unknown> = {
    ...(known ?? { ...emptyValues(columns), ...defaults }),
    ...given,
  };
  const missing = Object.entries(columns).filter(([name]) => fields[name] === undefined);
  problems.push(...missing.map(([, { zh }]) => problemAt(line, zh, '新增时必填')));
  return missing.length > 0 ? null : (fields as Fields<Table>);
}

const emptyValues = (columns: Columns) =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([name, { empty }]) => (empty ? [[name, empty.value]] : [])),
  );

/** Chinese names of the columns whose value changes. */
export const changedColumns = <Table extends Columns>(
  columns: Table,
  before: Fields<Table>,
  after: Fields<Table>,
): string[] =>
  Object.entries(columns)
    .filter(([name, column]) => !isUnchanged(column, before[name], after[name]))
    .map(([, { zh }]) => zh);

/**
 * A stored value may be written differently than an import would (spaces around it, say); that alone is no change.
 */
function isUnchanged(column: Column<unknown>, before: unknown, after: unknown): boolean {
  if (isSameValue(before, after)) return true;
  if (before === null) return false;
  const normalised = column.parse(column.format(before));
  return normalised.ok && isSameValue(normalised.value, after);
}

export const changeOf = (isNew: boolean, columns: readonly string[]): Outcome['change'] =>
  isNew ? 'created' : columns.length > 0 ? 'updated' : 'unchanged';
