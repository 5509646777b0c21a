import type { Fields } from '../columns/column.ts';
import { type PlaceOf, type Problem, problemAt, type Row } from '../row.ts';
import { type Columns, readFields } from './read-fields.ts';

/** A category or brand with the fields that the file contains. */
export interface DraftRow<Table> {
  line: number;
  fields: Partial<Fields<Table>>;
}

/** One line for each thing. A line with problems, or one that repeats a code, is reported and left out. */
export function draftRows<Table extends Columns>(
  columns: Table,
  codeColumn: Columns[string],
  rows: readonly Row[],
  placeOf: PlaceOf,
): { drafts: DraftRow<Table>[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const firstLines = new Map<string, number>();
  const drafts = rows.flatMap((row) => {
    const own: Problem[] = [];
    const fields = readFields(columns, [row], own, placeOf);
    const code = row.cells.get(codeColumn.en) ?? '';
    const first = firstLines.get(code);
    if (first !== undefined)
      own.push(problemAt(row.line, codeColumn.zh, `${codeColumn.zh}重复，${placeOf(first, '')}已有`));
    else if (code !== '') firstLines.set(code, row.line);
    problems.push(...own);
    return own.length > 0 ? [] : [{ line: row.line, fields }];
  });
  return { drafts, problems };
}
