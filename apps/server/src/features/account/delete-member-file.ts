import { rm } from 'node:fs/promises';
import type { Database, Queryable } from '#platform/database';
import { scheduleJob } from '#platform/jobs';
import { requireStorageKey, type Storage } from '../../integrations/storage/index.ts';
import { userImageCopies } from '../images/index.ts';
import { deleteFileJob, type MemberFile } from './account-jobs.ts';
import { findAvatarInUse } from './profile/profile.queries.ts';

/** A file cannot be deleted inside a transaction that may still fail: a job does it afterwards. */
export const scheduleFileDeletion = (tx: Queryable, { key, pictureId = null }: MemberFile): Promise<void> =>
  scheduleJob(tx, deleteFileJob, {
    uniqueKey: key,
    runAt: new Date(0),
    payload: { key, pictureId },
  });

export async function deleteMemberFile(
  db: Database,
  { storage, dataDir }: { storage: Storage; dataDir: string },
  { key, pictureId }: MemberFile,
): Promise<void> {
  requireStorageKey(key);
  if ((await findAvatarInUse(db, key)) !== null) return;
  await storage.delete(key);
  if (pictureId) for (const copy of userImageCopies(dataDir, pictureId)) await rm(copy, { force: true });
}
