import { writeCsv } from '@huarong/core/catalogue';
import type { Database } from '#platform/database';
import { requireStorageKey, type Storage } from '../../../integrations/storage/index.ts';
import { ERROR_HEADER, mapColumns, rowsOfTable } from '../file/map-columns.ts';
import { readTable } from '../file/read-table.ts';
import { importFile } from '../import-file.ts';
import type { Problem } from '../row.ts';
import { findImport, listFaultyLines } from './import-files.queries.ts';

/**
 * The rows that were not imported, as they are in the file, with what is wrong in one more column. Corrected, it is
 * imported like any other file: that column is not read.
 */
export async function writeFaultyRows(db: Database, storage: Storage, id: number): Promise<string | null> {
  const file = await findImport(db, id);
  if (!file?.report) return null;
  requireStorageKey(file.storage_key);
  const stored = await storage.find(file.storage_key);
  const read = stored && (await readTable(stored.bytes, file.name));
  if (!read?.ok) return null;
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

/** A line may have too few or too many cells; in the new file it has as many as the header. */
const padded = (cells: readonly (string | undefined)[], width: number): (string | undefined)[] =>
  Array.from({ length: width }, (_, at) => cells[at]);

const describe = (problems: readonly Problem[] = []): string =>
  problems.map(({ column, message }) => (column === '' ? message : `${column}：${message}`)).join('；');
