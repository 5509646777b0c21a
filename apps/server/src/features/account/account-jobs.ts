import type { Database } from '#platform/database';
import type { JobHandlers } from '#platform/jobs';
import type { Storage } from '../../integrations/storage/index.ts';
import { closeAccount } from './closing/close-account.ts';
import { CLOSING_JOB } from './closing/schedule-closing.ts';
import { DISCARD_FILE_JOB, discardFile, type OwnFile } from './discard-file.ts';
import { DISCARD_EXPORT_JOB, discardExport, makeExport } from './export/create-export.ts';
import { EXPORT_JOB } from './export/schedule-export.ts';

interface Payload {
  exportId: string;
  memberId: string;
}

interface WorkDeps {
  storage: Storage;
  dataDir: string;
}

export const accountJobs = (db: Database, { storage, dataDir }: WorkDeps): JobHandlers => ({
  [EXPORT_JOB]: ({ payload }) => makeExport(db, storage, (payload as unknown as Payload).exportId),
  [DISCARD_EXPORT_JOB]: ({ payload }) => discardExport(db, storage, (payload as unknown as Payload).exportId),
  [CLOSING_JOB]: ({ payload }) => closeAccount(db, (payload as unknown as Payload).memberId),
  [DISCARD_FILE_JOB]: ({ payload }) => discardFile(db, { storage, dataDir }, payload as unknown as OwnFile),
});
