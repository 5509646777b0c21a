import { writeCsv } from '@huarong/core/catalogue';
import type { Database } from '#platform/database';
import { requireStorageKey, type Storage } from '../../../integrations/storage/index.ts';
import { decodeText } from '../file/decode-text.ts';
import { mapColumns, rowsOfTable } from '../file/map-columns.ts';
import { listObjects } from '../file/read-json-rows.ts';
import { fileKindOf, readTable, type Table } from '../file/read-table.ts';
import { importFile } from '../import-file.ts';
import { ERROR_HEADER, type Problem } from '../row.ts';
import { findImport, listFaultyLines } from './import-files.queries.ts';

/**
 * The rows that were not imported, as they are in the file, with what is wrong in one more column. Corrected, it is
 * imported like any other file: that column is not read.
 */
export async function writeFaultyRows(
  db: Database,
  storage: Storage,
  id: number,
): Promise<{ ending: 'csv' | 'json'; text: string } | null> {
  const file = await findImport(db, id);
  if (!file?.report) return null;
  requireStorageKey(file.storage_key);
  const stored = await storage.find(file.storage_key);
  if (!stored) return null;
  const read = await readTable(stored.bytes, file.name);
  if (!read.ok) return null;
  const { table } = read;
  const mapped = await rowsOfTable(table, mapColumns(table.headers, file.mapping));
  const faulty = new Set(await listFaultyLines(db, id));
  // Only the faulty rows are compared again: the stored report lists the first two hundred problems.
  const rows = mapped.rows.filter(({ line }) => faulty.has(line));
  const compared =
    mapped.headerProblems.length > 0
      ? []
      : (
          await importFile(
            db,
            { ...mapped, rows, placeOf: table.placeOf },
            { fileName: '', isApplied: false },
          )
        ).problems;
  const messages = Map.groupBy(
    [...mapped.headerProblems, ...mapped.lineProblems, ...compared],
    ({ line }) => line,
  );
  if (fileKindOf(file.name) === 'json')
    return { ending: 'json', text: toJson(stored.bytes, faulty, messages) };
  return { ending: 'csv', text: toCsv(table, faulty, messages) };
}

type Messages = ReadonlyMap<number, readonly Problem[]>;

function toCsv(table: Table, faulty: ReadonlySet<number>, messages: Messages): string {
  const errorAt = table.headers.indexOf(ERROR_HEADER);
  const own = (cells: readonly (string | undefined)[]) =>
    cells.filter((_, at) => at !== errorAt).map((cell) => cell ?? '');
  return `\uFEFF${writeCsv([
    [...own(table.headers), ERROR_HEADER],
    ...table.lines
      .filter(({ line }) => faulty.has(line))
      .map(({ line, cells }) => [...own(padded(cells, table.headers.length)), describe(messages.get(line))]),
  ])}`;
}

/** As objects, because a cell of a table that is empty would clear what an absent field leaves as it is. */
function toJson(bytes: Buffer, faulty: ReadonlySet<number>, messages: Messages): string {
  const decoded = decodeText(bytes);
  const objects = listObjects(decoded.ok ? decoded.text : '[]')
    .filter(({ lines }) => lines.some((line) => faulty.has(line)))
    .map(({ object, lines }) => ({
      ...object,
      [ERROR_HEADER]: describe(lines.flatMap((line) => messages.get(line) ?? [])),
    }));
  return `${JSON.stringify(objects, null, 2)}\n`;
}

/** A line may have too few or too many cells; in the new file it has as many as the header. */
const padded = (cells: readonly (string | undefined)[], width: number): (string | undefined)[] =>
  Array.from({ length: width }, (_, at) => cells[at]);

const describe = (problems: readonly Problem[] = []): string =>
  problems.map(({ column, message }) => (column === '' ? message : `${column}：${message}`)).join('；');
