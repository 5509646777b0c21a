import { createHash } from 'node:crypto';
import type { FileSubject } from '../columns/columns.ts';
import { columnsOfSubject } from '../columns/columns.ts';
import { createPauses } from '../pauses.ts';
import { ERROR_HEADER, type Problem, problemAt, type Row } from '../row.ts';
import { proposeColumns, readHeader } from './header.ts';
import { FORMULA_MESSAGE } from './read-csv-rows.ts';
import type { Table, TableLine } from './read-table.ts';

/** What a column of the file means; null: it is not imported. */
export interface MappedColumn {
  header: string;
  column: string | null;
}
export type Mapping = readonly MappedColumn[];

/** The same for every file of the same source, also for its faulty rows. */
export const headerHash = (headers: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(headers.filter((header) => header !== ERROR_HEADER)))
    .digest('hex');

/** By name, unless somebody has said what a column means. */
export function mapColumns(headers: readonly string[], said: Mapping | null): MappedColumn[] {
  const meant = new Map(said?.map(({ header, column }) => [header, column]));
  const columns = proposeColumns(headers);
  return headers.map((header, at) => ({
    header,
    column:
      header === ERROR_HEADER
        ? null
        : meant.has(header)
          ? (meant.get(header) ?? null)
          : (columns[at] ?? null),
  }));
}

/** The columns that a file of this kind may have, for whoever maps one. */
export const listColumns = (subject: FileSubject) =>
  columnsOfSubject[subject].map(({ en, zh, isRequired }) => ({ column: en, label: zh, isRequired }));

export interface MappedRows {
  subject: FileSubject;
  rows: Row[];
  /** Of the header: with these nothing can be imported. */
  headerProblems: Problem[];
  /** Of single lines, which are left out. */
  lineProblems: Problem[];
}

/** The lines of a table as rows of an import. A line with a wrong number of cells or a formula is left out. */
export async function rowsOfTable(
  { headers, lines }: Table,
  mapping: readonly MappedColumn[],
): Promise<MappedRows> {
  const used = mapping.flatMap(({ column }, at) => (column === null ? [] : [{ column, at }]));
  const header = readHeader(
    used.map(({ column }) => column),
    1,
  );
  const headerProblems = header.ok ? [] : header.problems;
  const lineProblems: Problem[] = [];
  const rows: Row[] = [];
  const pause = createPauses();
  for (const line of lines) {
    await pause();
    const problems = problemsOf(line, headers);
    lineProblems.push(...problems);
    if (problems.length > 0 || headerProblems.length > 0) continue;
    const cells = used.flatMap(({ column, at }): [string, string][] => {
      const cell = line.cells[at];
      return cell === undefined ? [] : [[column, cell.trim()]];
    });
    rows.push({ line: line.line, cells: new Map(cells) });
  }
  return { subject: header.subject, rows, headerProblems, lineProblems };
}

const problemsOf = ({ line, cells, formulas }: TableLine, headers: readonly string[]): Problem[] => {
  const count =
    cells.length === headers.length
      ? []
      : [problemAt(line, '', `这一行有 ${cells.length} 格，表头有 ${headers.length} 列`)];
  return [...count, ...formulas.map((at) => problemAt(line, headers[at] ?? '', FORMULA_MESSAGE))];
};
