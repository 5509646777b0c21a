import { accept, refuse, STORE } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import type { UploadContext } from '#platform/context';
import { type Database, transaction } from '#platform/database';
import { scheduleJob } from '#platform/jobs';
import { createPublicId } from '#platform/session';
import { newStorageKey, type Storage } from '../../integrations/storage/index.ts';
import { countUnusedFiles, deleteFile, findUnusedFile, insertFile } from './cooperation.queries.ts';
import { deleteUnusedFileJob } from './cooperation-jobs.ts';

const { maxUnusedFiles, unusedFileDays } = STORE.cooperation;
const DAY_MS = 86_400_000;

/** Stores one document for a later application. The row goes first: a file without a row would never be deleted. */
export async function uploadFile(storage: Storage, { db, caller, readDocument }: UploadContext) {
  const { address } = caller;
  if ((await countUnusedFiles(db, address)) >= maxUnusedFiles)
    return refuse({ code: 'documents-unused' as const, limit: maxUnusedFiles });
  const document = await readDocument();
  if (!document.ok) return document;
  const { bytes, extension } = document.value;
  const id = createPublicId();
  const key = newStorageKey('cooperation', extension);
  await transaction(db, async (tx) => {
    await insertFile(tx, { id, storage_key: key, bytes: bytes.length, address });
    const runAt = new Date((await readClock(tx)).getTime() + unusedFileDays * DAY_MS);
    await scheduleJob(tx, deleteUnusedFileJob, { uniqueKey: id, runAt, payload: { fileId: id } });
  });
  await storage.put(key, bytes);
  return accept({ fileId: id, bytes: bytes.length });
}

/** Deletes a document that no application uses. */
export async function deleteUnusedFile(db: Database, storage: Storage, fileId: string): Promise<void> {
  const unused = await findUnusedFile(db, fileId);
  if (!unused) return;
  await storage.delete(unused.storage_key);
  await deleteFile(db, fileId);
}
