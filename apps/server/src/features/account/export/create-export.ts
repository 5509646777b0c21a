import { zipSync } from 'fflate';
import { type Database, transaction } from '#platform/database';
import { scheduleJob } from '#platform/jobs';
import { newStorageKey, type Storage } from '../../../integrations/storage/index.ts';
import { deleteExportJob } from '../account-jobs.ts';
import { collectPersonalData } from '../personal-data/collect-personal-data.ts';
import { findExportKey, findPreparingExport, markExportGone, markExportReady } from './export.queries.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Everything the shop stores about one member: one JSON file per area, zipped, available for a week. */
export async function createExport(db: Database, storage: Storage, id: string): Promise<void> {
  const request = await findPreparingExport(db, id);
  if (!request) return;
  const files = await collectPersonalData(db, {
    memberId: request.member_id,
    mobile: request.mobile,
    email: request.email,
  });
  const bytes = zipSync(Object.fromEntries(files.map(({ name, text }) => [name, bytesOf(text)])));
  const key = newStorageKey('exports', 'zip');
  await storage.put(key, bytes);
  const isStored = await transaction(db, async (tx) => {
    const expiresAt = await markExportReady(tx, { id, key, sizeBytes: bytes.length });
    if (!expiresAt) return false;
    const payload = { exportId: id };
    await scheduleJob(tx, deleteExportJob, { uniqueKey: id, runAt: expiresAt, payload });
    return true;
  });
  if (!isStored) await storage.delete(key);
}

/** The file goes first: without its row it could not be found again. */
export async function deleteExport(db: Database, storage: Storage, id: string): Promise<void> {
  const key = await findExportKey(db, id);
  if (key === null) return;
  await storage.delete(key);
  await markExportGone(db, id);
}
