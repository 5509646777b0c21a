import type { Database } from '#platform/database';
import type { JobHandlers } from '#platform/jobs';
import type { Storage, StorageKey } from '../../integrations/storage/index.ts';
import { deleteRefused, listFiles } from './cooperation.queries.ts';
import { DELETE_REFUSED_JOB } from './staff.ts';
import { deleteUnusedFile, FILE_EXPIRY_JOB } from './upload-file.ts';

export const cooperationJobs = (db: Database, storage: Storage): JobHandlers => ({
  [FILE_EXPIRY_JOB]: ({ payload }) => deleteUnusedFile(db, storage, (payload as { fileId: string }).fileId),
  [DELETE_REFUSED_JOB]: ({ payload }) =>
    deleteRefusedApplication(db, storage, (payload as { receiptNo: string }).receiptNo),
});

/** The consent text promises this: a refused application is deleted with its documents. */
async function deleteRefusedApplication(db: Database, storage: Storage, receiptNo: string): Promise<void> {
  for (const { storage_key } of await listFiles(db, receiptNo))
    await storage.delete(storage_key as StorageKey);
  await deleteRefused(db, receiptNo);
}
