import type { Database } from '#platform/database';
import type { JobHandlers } from '#platform/jobs';
import type { Storage, StorageKey } from '../../integrations/storage/index.ts';
import { deleteRefused, listFiles } from './cooperation.queries.ts';
import { ERASE_REFUSED } from './staff.ts';
import { discardFile, FILE_EXPIRY } from './upload-file.ts';

export const cooperationJobs = (db: Database, storage: Storage): JobHandlers => ({
  [FILE_EXPIRY]: ({ payload }) => discardFile(db, storage, (payload as { fileId: string }).fileId),
  [ERASE_REFUSED]: ({ payload }) => eraseRefused(db, storage, (payload as { receiptNo: string }).receiptNo),
});

/** What was promised with the consent: the papers of a refused application go, and it with them. */
async function eraseRefused(db: Database, storage: Storage, receiptNo: string): Promise<void> {
  for (const { storage_key } of await listFiles(db, receiptNo))
    await storage.delete(storage_key as StorageKey);
  await deleteRefused(db, receiptNo);
}
