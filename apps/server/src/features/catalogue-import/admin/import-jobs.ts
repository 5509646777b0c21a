import { z } from 'zod';
import { readClock } from '#platform/clock';
import type { Database, Tx } from '#platform/database';
import { defineJob, type JobHandlers, onJob, scheduleJob } from '#platform/jobs';
import { requireStorageKey, type Storage } from '../../../integrations/storage/index.ts';
import { headerHash, mapColumns, rowsOfTable } from '../file/map-columns.ts';
import { readTable, type Table } from '../file/read-table.ts';
import { importFile } from '../import-file.ts';
import { checkTable, withoutFaulty } from './check-table.ts';
import {
  findImport,
  findMapping,
  type ImportFileRow,
  listFaultyLines,
  storeApplied,
  storeChecked,
  storeFailure,
  storeProgress,
} from './import-files.queries.ts';

const payload = z.object({ importId: z.int() });
const checkImport = defineJob('check-import', payload);
const applyImportJob = defineJob('apply-import', payload);
/** Fifty thousand rows take less. A second worker would find the file applied and undo its own work. */
const LEASE_SECONDS = 300;
const PROGRESS_MS = 700;

export async function scheduleCheck(tx: Tx, importId: number) {
  await scheduleJob(tx, checkImport, {
    uniqueKey: String(importId),
    runAt: await readClock(tx),
    payload: { importId },
  });
}
export async function scheduleApply(tx: Tx, importId: number) {
  await scheduleJob(tx, applyImportJob, {
    uniqueKey: String(importId),
    runAt: await readClock(tx),
    payload: { importId },
  });
}

interface ImportDeps {
  db: Database;
  storage: Storage;
}

/** Compares and applies the files that staff import. */
export const importJobs = (deps: ImportDeps): JobHandlers => ({
  ...onJob(checkImport, ({ payload: { importId } }) => runCheck(deps, importId), {
    leaseSeconds: LEASE_SECONDS,
  }),
  ...onJob(applyImportJob, ({ payload: { importId } }) => runApply(deps, importId), {
    leaseSeconds: LEASE_SECONDS,
  }),
});

async function runCheck(deps: ImportDeps, id: number): Promise<void> {
  const { db } = deps;
  const file = await findImport(db, id);
  if (file?.state !== 'checking') return;
  const table = await openTable(deps, file);
  if (!table) return;
  const said = file.mapping ?? (await findMapping(db, headerHash(table.headers)));
  const checked = await checkTable(db, table, mapColumns(table.headers, said), progressOf(db, id));
  await storeChecked(db, id, 'checking', checked);
}

async function runApply(deps: ImportDeps, id: number): Promise<void> {
  const { db } = deps;
  const file = await findImport(db, id);
  if (file?.state !== 'applying') return;
  const table = await openTable(deps, file);
  if (!table) return;
  const mapping = mapColumns(table.headers, file.mapping);
  const mapped = await rowsOfTable(table, mapping);
  const rows = withoutFaulty(mapped.rows, await listFaultyLines(db, id));
  const report = await importFile(
    db,
    { subject: mapped.subject, rows, placeOf: table.placeOf },
    {
      fileName: file.name,
      isApplied: true,
      madeBy: { staffId: file.made_by, name: file.maker_name },
      onProgress: progressOf(db, id),
      onApplied: async (tx, setId) => {
        if (!(await storeApplied(tx, id, setId)))
          throw new Error(`import ${id} was applied by another worker`);
      },
    },
  );
  if (report.runId !== null) return;
  // The catalogue has changed since the dry run: the new report says what is wrong now.
  const text =
    report.problems.length > 0 ? '目录在预演之后有变化，请再看一遍' : '与店里完全一致，没有要写入的内容';
  await storeChecked(db, id, 'applying', await checkTable(db, table, mapping, () => undefined), text);
}

/** The file as a table; a file that cannot be read fails for good, with the reason. */
async function openTable({ db, storage }: ImportDeps, file: ImportFileRow): Promise<Table | null> {
  requireStorageKey(file.storage_key);
  const stored = await storage.find(file.storage_key);
  const read = stored
    ? await readTable(stored.bytes, file.name)
    : ({ ok: false, message: '文件已不在存储中' } as const);
  if (read.ok) return read.table;
  await storeFailure(db, file.id, read.message);
  return null;
}

/** At most a few times a second. The embedded database answers it after the import: it has one connection. */
function progressOf(db: Database, id: number) {
  let last = 0;
  return (done: number, total: number) => {
    const now = performance.now();
    if (now - last < PROGRESS_MS && done < total) return;
    last = now;
    storeProgress(db, id, done, total).catch(() => undefined);
  };
}
