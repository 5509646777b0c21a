import type { Database } from '#platform/database';
import type { JobHandlers } from '#platform/jobs';
import type { Storage } from '../../integrations/storage/index.ts';
import { closeAccount } from './closing/close-account.ts';
import { CLOSING_JOB } from './closing/schedule-closing.ts';
import { DELETE_FILE_JOB, deleteMemberFile, type MemberFile } from './delete-member-file.ts';
import { createExport, DELETE_EXPORT_JOB, deleteExport } from './export/create-export.ts';
import { EXPORT_JOB } from './export/schedule-export.ts';

interface Payload {
  exportId: string;
  memberId: string;
}

interface JobDeps {
  storage: Storage;
  dataDir: string;
}

export const accountJobs = (db: Database, { storage, dataDir }: JobDeps): JobHandlers => ({
  [EXPORT_JOB]: ({ payload }) => createExport(db, storage, (payload as unknown as Payload).exportId),
  [DELETE_EXPORT_JOB]: ({ payload }) => deleteExport(db, storage, (payload as unknown as Payload).exportId),
  [CLOSING_JOB]: ({ payload }) => closeAccount(db, (payload as unknown as Payload).memberId),
  [DELETE_FILE_JOB]: ({ payload }) =>
    deleteMemberFile(db, { storage, dataDir }, payload as unknown as MemberFile),
});
