import { type CsvRow, isFormula, readCsvInSteps } from '@huarong/core/catalogue';
import { allColumns, columnsOfSubject, type FileSubject } from '../columns/columns.ts';
import { createPauses } from '../pauses.ts';
import { type PlaceOf, placeOfLine } from '../row.ts';
import { decodeText } from './decode-text.ts';
import { FAULT_MESSAGES } from './read-csv-rows.ts';
import { MAX_ROWS } from './read-file.ts';
import { readJsonRows } from './read-json-rows.ts';
import { readXlsx } from './read-xlsx.ts';
import { findSeparator, separatorNote } from './separator.ts';

/** A line of a file; a cell that a JSON object does not have is undefined, and changes nothing. */
export interface TableLine {
  line: number;
  cells: (string | undefined)[];
  formulas: number[];
}

/** A file as a table, before anybody has said what its columns mean. */
export interface Table {
  headers: string[];
  lines: TableLine[];
  notes: string[];
  placeOf: PlaceOf;
}
export type TableResult = { ok: true; table: Table } | { ok: false; message: string };

const refuse = (message: string): TableResult => ({ ok: false, message });

/** Which kinds of file are read, by their ending. */
export const fileKindOf = (name: string): 'csv' | 'xlsx' | 'json' | null =>
  (['csv', 'xlsx', 'json'] as const).find((kind) => name.toLowerCase().endsWith(`.${kind}`)) ?? null;

/** The rows of a CSV, Excel or JSON file with the header as it is written. */
export async function readTable(bytes: Buffer, name: string): Promise<TableResult> {
  const kind = fileKindOf(name);
  const read =
    kind === 'xlsx'
      ? await tableOfXlsx(bytes)
      : kind === 'json'
        ? tableOfJson(bytes)
        : await tableOfCsv(bytes);
  if (!read.ok) return read;
  const { lines } = read.table;
  if (lines.length === 0) return refuse('文件里没有内容');
  if (lines.length > MAX_ROWS) return refuse(`至多 ${MAX_ROWS} 行，现在 ${lines.length} 行，请拆成几个文件`);
  return read;
}

async function tableOfCsv(bytes: Buffer): Promise<TableResult> {
  const decoded = decodeText(bytes);
  if (!decoded.ok) return refuse(`第 ${decoded.problem.line} 行：${decoded.problem.message}`);
  const separator = findSeparator(decoded.text);
  const parsed = await readSteps(readCsvInSteps(decoded.text, separator));
  if (!parsed.ok) return refuse(`第 ${parsed.problem.line} 行：${FAULT_MESSAGES[parsed.problem.kind]}`);
  return toTable(parsed.rows, [...decoded.notes, ...(separator === ',' ? [] : [separatorNote(separator)])]);
}

async function readSteps<Value>(steps: Generator<undefined, Value>): Promise<Value> {
  const pause = createPauses();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await pause();
  }
}

async function tableOfXlsx(bytes: Buffer): Promise<TableResult> {
  const read = await readXlsx(bytes);
  if (!read.ok) return refuse(read.message);
  const width = read.rows[0]?.cells.length ?? 0;
  // A sheet leaves out empty cells at the end of a row.
  const rows = read.rows.map(({ line, cells }) => ({
    line,
    cells: [...cells, ...Array<string>(Math.max(0, width - cells.length)).fill('')],
    formulas: cells.flatMap((cell, at) => (isFormula(cell) ? at : [])),
  }));
  return toTable(rows, []);
}

function toTable([first, ...lines]: readonly CsvRow[], notes: string[]): TableResult {
  if (!first) return refuse('文件是空的');
  const filled = lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const headers = first.cells.map((cell) => cell.trim());
  return { ok: true, table: { headers, lines: filled, notes, placeOf: placeOfLine } };
}

/** Objects become lines; their fields are the header. */
function tableOfJson(bytes: Buffer): TableResult {
  const decoded = decodeText(bytes);
  if (!decoded.ok) return refuse(decoded.problem.message);
  const read = readJsonRows(decoded.text);
  if (!read.ok) {
    const [problem] = read.problems;
    const place = problem ? read.placeOf(problem.line, problem.column) : '';
    return refuse([place, problem?.column, problem?.message].filter(Boolean).join(' '));
  }
  const headers = columnsUsed(read.subject, read.rows);
  const lines = read.rows.map(({ line, cells }) => ({
    line,
    cells: headers.map((header) => cells.get(header)),
    formulas: [],
  }));
  return { ok: true, table: { headers, lines, notes: read.notes, placeOf: read.placeOf } };
}

const columnsUsed = (
  subject: FileSubject,
  rows: readonly { cells: ReadonlyMap<string, string> }[],
): string[] => {
  const used = new Set(rows.flatMap(({ cells }) => [...cells.keys()]));
  return (subject === 'products' ? allColumns : columnsOfSubject[subject])
    .map(({ en }) => en)
    .filter((en) => used.has(en));
};
