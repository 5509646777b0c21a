import { cleanCode, codeKey } from '@huarong/core/catalogue';
import type { Database } from '#platform/database';
import type { OnProgress } from '../../change-sets/index.ts';
import { columnsOfSubject, productColumns, skuColumns } from '../columns/columns.ts';
import { type MappedColumn, type MappedRows, rowsOfTable } from '../file/map-columns.ts';
import type { Table } from '../file/read-table.ts';
import { importFile } from '../import-file.ts';
import type { Problem, Row } from '../row.ts';
import type { ImportReport } from '../run-import.ts';
import type { StoredReport } from './stored-report.ts';

/** What a page shows of each list. */
const LISTED = 200;

export interface CheckedTable {
  report: StoredReport;
  faultyLines: number[];
}

/** Compares a file with the catalogue and says what an import would do; nothing is written. */
export async function checkTable(
  db: Database,
  table: Table,
  mapping: readonly MappedColumn[],
  onProgress: OnProgress,
): Promise<CheckedTable> {
  const mapped = await rowsOfTable(table, mapping);
  onProgress(1, 4);
  const compared =
    mapped.headerProblems.length > 0
      ? null
      : await importFile(db, { ...mapped, placeOf: table.placeOf }, { fileName: '', isApplied: false });
  onProgress(3, 4);
  const problems = [...mapped.headerProblems, ...mapped.lineProblems, ...(compared?.problems ?? [])];
  const faulty = listFaulty(mapped, problems, table);
  return {
    report: toReport(table, mapping, { mapped, compared, problems, faulty }),
    faultyLines: [...faulty],
  };
}

/** The rows that are imported: all but the faulty ones. */
export const withoutFaulty = (rows: readonly Row[], faultyLines: readonly number[]): Row[] => {
  const faulty = new Set(faultyLines);
  return rows.filter(({ line }) => !faulty.has(line));
};

/** Lines with a problem, and in a product file every other line of the same product. */
function listFaulty(
  { subject, rows, headerProblems }: MappedRows,
  problems: readonly Problem[],
  table: Table,
): Set<number> {
  // A problem of the whole file leaves nothing to import.
  if (headerProblems.length > 0 || problems.some(({ line }) => line === 0))
    return new Set(table.lines.map(({ line }) => line));
  const lines = new Set(problems.map(({ line }) => line));
  if (subject !== 'products' || lines.size === 0) return lines;
  const keys = new Set(rows.filter(({ line }) => lines.has(line)).map(productKey));
  for (const row of rows) if (keys.has(productKey(row))) lines.add(row.line);
  return lines;
}

const productKey = ({ cells }: Row): string =>
  codeKey(cleanCode(cells.get(productColumns.code.en) ?? '') ?? '');

interface Compared {
  mapped: MappedRows;
  compared: ImportReport | null;
  problems: readonly Problem[];
  faulty: ReadonlySet<number>;
}

function toReport(
  table: Table,
  mapping: readonly MappedColumn[],
  { mapped, compared, problems, faulty }: Compared,
): StoredReport {
  const outcomes = (compared?.outcomes ?? []).filter(({ line }) => !faulty.has(line));
  const counts = new Map<string, StoredReport['counts'][number]>();
  for (const { entity, change } of outcomes) {
    const count = counts.get(entity) ?? { entity, created: 0, updated: 0, unchanged: 0 };
    count[change] += 1;
    counts.set(entity, count);
  }
  const at = new Map(table.lines.map((line) => [line.line, line]));
  const headerOf = headersByLabel(mapped, mapping);
  const describe = ({ line, column, message }: Problem) => {
    const header = headerOf.get(column) ?? column;
    const cells = at.get(line)?.cells ?? [];
    const cell = (name: string) => cells[mapping.findIndex((each) => each.column === name)] ?? '';
    return {
      line,
      place: table.placeOf(line, column),
      code: (cell(skuColumns.code.en) || cell(productColumns.code.en)).slice(0, 80),
      name: cell(productColumns.name_cn.en).slice(0, 80),
      column: header.slice(0, 60),
      value: (cells[table.headers.indexOf(header)] ?? '').slice(0, 120),
      message: message.slice(0, 300),
    };
  };
  const changed = outcomes.flatMap(({ columns }) => columns);
  return {
    subject: mapped.subject,
    rowCount: table.lines.length,
    notes: table.notes,
    mapping: [...mapping],
    counts: [...counts.values()],
    changedCells: changed.length,
    columns: countColumns(changed, problems, compared?.warnings ?? [], headerOf),
    problemCount: problems.length,
    problems: problems.slice(0, LISTED).map(describe),
    warningCount: compared?.warnings.length ?? 0,
    warnings: (compared?.warnings ?? []).slice(0, LISTED).map(describe),
    changes: outcomes.filter(({ change }) => change !== 'unchanged').slice(0, LISTED),
    draftCount: compared?.draftCount ?? 0,
  };
}

/** The name that a column has in this file, by the name it has in ours. */
const headersByLabel = ({ subject }: MappedRows, mapping: readonly MappedColumn[]): Map<string, string> => {
  const labels = new Map(listLabels(subject));
  return new Map(
    mapping.flatMap(({ header, column }) => {
      const label = column === null ? undefined : labels.get(column);
      return label === undefined ? [] : [[label, header]];
    }),
  );
};
const listLabels = (subject: MappedRows['subject']): [string, string][] =>
  columnsOfSubject[subject].map(({ en, zh }) => [en, zh]);

function countColumns(
  changed: readonly string[],
  problems: readonly Problem[],
  warnings: readonly Problem[],
  headerOf: ReadonlyMap<string, string>,
): StoredReport['columns'] {
  const counts = new Map<string, StoredReport['columns'][number]>();
  const countOf = (label: string) => {
    const name = headerOf.get(label) ?? label;
    const count = counts.get(name) ?? { column: name.slice(0, 60), changed: 0, errors: 0, warnings: 0 };
    counts.set(name, count);
    return count;
  };
  for (const label of changed) countOf(label).changed += 1;
  for (const { column } of problems) if (column !== '') countOf(column).errors += 1;
  for (const { column } of warnings) if (column !== '') countOf(column).warnings += 1;
  return [...counts.values()].sort(
    (a, b) => b.errors - a.errors || b.warnings - a.warnings || b.changed - a.changed,
  );
}
