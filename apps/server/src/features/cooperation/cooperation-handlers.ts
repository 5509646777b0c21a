import type { Database } from '#platform/database';
import { type JobHandlers, onJob } from '#platform/jobs';
import type { Storage } from '../../integrations/storage/index.ts';
import { deleteRefused, listFiles } from './cooperation.queries.ts';
import { deleteRefusedJob, deleteUnusedFileJob } from './cooperation-jobs.ts';
import { deleteUnusedFile } from './upload-file.ts';

export const cooperationJobs = (db: Database, storage: Storage): JobHandlers => ({
  ...onJob(deleteUnusedFileJob, ({ payload }) => deleteUnusedFile(db, storage, payload.fileId)),
  ...onJob(deleteRefusedJob, ({ payload }) => deleteRefusedApplication(db, storage, payload.receiptNo)),
});

/** The consent text promises this: a refused application is deleted with its documents. */
async function deleteRefusedApplication(db: Database, storage: Storage, receiptNo: string): Promise<void> {
  for (const { storage_key } of await listFiles(db, receiptNo)) await storage.delete(storage_key);
  await deleteRefused(db, receiptNo);
}
