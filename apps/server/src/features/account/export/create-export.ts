import { zipSync } from 'fflate';
import { type Database, transaction } from '#platform/database';
import { schedule } from '#platform/jobs';
import { newStorageKey, type Storage, type StorageKey } from '../../../integrations/storage/index.ts';
import { gatherCopy } from '../personal-data/collect-personal-data.ts';
import { findPreparing, findStoredExport, markGone, markReady } from './export.queries.ts';

export const DISCARD_EXPORT_JOB = 'account-export-discard';

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Everything the shop holds about one member, a JSON file an area, zipped and kept for a week. */
export async function makeExport(db: Database, storage: Storage, id: string): Promise<void> {
  const asked = await findPreparing(db, id);
  if (!asked) return;
  const files = await gatherCopy(db, {
    memberId: asked.member_id,
    mobile: asked.mobile,
    email: asked.email,
  });
  const bytes = zipSync(Object.fromEntries(files.map(({ name, text }) => [name, bytesOf(text)])));
  const key = newStorageKey('exports', 'zip');
  await storage.put(key, bytes);
  const isKept = await transaction(db, async (tx) => {
    const expiresAt = await markReady(tx, { id, key, sizeBytes: bytes.length });
    if (!expiresAt) return false;
    const payload = { exportId: id };
    await schedule(tx, { kind: DISCARD_EXPORT_JOB, uniqueKey: id, runAt: expiresAt, payload });
    return true;
  });
  if (!isKept) await storage.delete(key);
}

/** The file first: without its row nobody would know of it. */
export async function discardExport(db: Database, storage: Storage, id: string): Promise<void> {
  const key = await findStoredExport(db, id);
  if (key === null) return;
  await storage.delete(key as StorageKey);
  await markGone(db, id);
}
