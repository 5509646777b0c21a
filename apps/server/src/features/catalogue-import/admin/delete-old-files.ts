import { DAY_MS } from '@huarong/core/shared';
import { z } from 'zod';
import { readClock } from '#platform/clock';
import type { Database } from '#platform/database';
import { defineJob, type JobHandlers, onRecurringJob, scheduleJob } from '#platform/jobs';
import { requireStorageKey, type Storage } from '../../../integrations/storage/index.ts';
import { listOldFiles, markFileDeleted } from './import-files.queries.ts';

const deleteFilesJob = defineJob('import-file-expiry', z.object({}));
const NIGHTLY = 'nightly';
const BATCH = 100;

/** Deletes the uploaded files of old imports. Their reports and change sets stay. */
export async function deleteOldFiles(db: Database, storage: Storage): Promise<void> {
  for (;;) {
    const old = await listOldFiles(db, BATCH);
    for (const { id, storage_key } of old) {
      requireStorageKey(storage_key);
      // Deleting twice is harmless, so a run that ends here is repeated.
      await storage.delete(storage_key);
      await markFileDeleted(db, id);
    }
    if (old.length < BATCH) return;
  }
}

export const oldFileJobs = (db: Database, storage: Storage): JobHandlers =>
  onRecurringJob(deleteFilesJob, NIGHTLY, async () => {
    await deleteOldFiles(db, storage);
    const runAt = new Date((await readClock(db)).getTime() + DAY_MS);
    await scheduleJob(db, deleteFilesJob, { uniqueKey: NIGHTLY, runAt, payload: {} });
  });
