import type { Config } from '#platform/config';
import type { Database } from '#platform/database';
import { type JobHandlers, onJob } from '#platform/jobs';
import type { Storage } from '../../integrations/storage/index.ts';
import { closeAccountJob, createExportJob, deleteExportJob, deleteFileJob } from './account-jobs.ts';
import { closeAccount } from './closing/close-account.ts';
import { deleteMemberFile } from './delete-member-file.ts';
import { createExport, deleteExport } from './export/create-export.ts';

interface JobDeps {
  storage: Storage;
  config: Pick<Config, 'dataDir'>;
}

export const accountJobs = (db: Database, { storage, config }: JobDeps): JobHandlers => ({
  ...onJob(createExportJob, ({ payload }) => createExport(db, storage, payload.exportId)),
  ...onJob(deleteExportJob, ({ payload }) => deleteExport(db, storage, payload.exportId)),
  ...onJob(closeAccountJob, ({ payload }) => closeAccount(db, payload.memberId)),
  ...onJob(deleteFileJob, ({ payload }) =>
    deleteMemberFile(db, { storage, dataDir: config.dataDir }, payload),
  ),
});
