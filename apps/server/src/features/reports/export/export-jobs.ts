import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database, Tx } from '#platform/database';
import { defineJob, type JobHandlers, onJob, scheduleJob } from '#platform/jobs';
import { requireStorageKey, type Storage, type StorageKey } from '../../../integrations/storage/index.ts';
import { addPart, findExport, LINK_HOURS, markExpired } from './export.queries.ts';
import { PartBytes } from './part-bytes.ts';
import { writePart } from './write-part.ts';

const writeJob = defineJob('reports.write-export', z.object({ exportId: z.string() }));
const expireJob = defineJob('reports.expire-export', z.object({ exportId: z.string() }));
/** Well below the lease of a job; another run goes on. */
const SLICE_MS = 20_000;

/** The same part has the same key, so that a part that is written again replaces itself. */
export function partKey(exportId: string, part: number): StorageKey {
  const name = createHash('sha256').update(`${exportId}:${part}`).digest('hex').slice(0, 32);
  const key = `reports/${name.slice(0, 2)}/${name}.csv`;
  requireStorageKey(key);
  return key;
}

const scheduleWrite = (db: Database | Tx, exportId: string) =>
  scheduleJob(db, writeJob, { uniqueKey: exportId, runAt: sql<Date>`shop_now()`, payload: { exportId } });

export async function scheduleExport(tx: Tx, exportId: string): Promise<void> {
  await scheduleWrite(tx, exportId);
  await scheduleJob(tx, expireJob, {
    uniqueKey: exportId,
    runAt: sql<Date>`shop_now() + make_interval(hours => ${sql.lit(LINK_HOURS)})`,
    payload: { exportId },
  });
}

/** Writes parts until the file is whole or the time is over. True when it is whole. */
export async function writeExport(
  { db, storage }: { db: Database; storage: Storage },
  exportId: string,
  { sliceMs = SLICE_MS, partRows }: { sliceMs?: number; partRows?: number } = {},
): Promise<boolean> {
  const until = performance.now() + sliceMs;
  const bytes = new PartBytes();
  for (;;) {
    const row = await findExport(db, exportId);
    if (row?.state !== 'running') return true;
    bytes.clear();
    const part = await writePart(db, row, bytes, partRows);
    await storage.put(partKey(exportId, row.part_count), bytes.read());
    await addPart(db, row, part);
    if (part.isLast) return true;
    if (performance.now() > until) return false;
  }
}

async function expireExport({ db, storage }: { db: Database; storage: Storage }, exportId: string) {
  const row = await findExport(db, exportId);
  if (!row || row.state === 'expired') return;
  // First the state, so that no worker adds a part afterwards.
  await markExpired(db, exportId);
  for (let part = 0; part <= row.part_count; part += 1) await storage.delete(partKey(exportId, part));
}

export const reportExportJobs = (deps: { db: Database; storage: Storage }): JobHandlers => ({
  ...onJob(writeJob, async ({ payload: { exportId } }) => {
    if (!(await writeExport(deps, exportId))) await scheduleWrite(deps.db, exportId);
  }),
  ...onJob(expireJob, ({ payload: { exportId } }) => expireExport(deps, exportId)),
});
