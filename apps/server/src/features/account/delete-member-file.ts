import { rm } from 'node:fs/promises';
import type { Database, Queryable } from '#platform/database';
import { schedule } from '#platform/jobs';
import type { Storage, StorageKey } from '../../integrations/storage/index.ts';
import { userImageCopies } from '../images/index.ts';
import { findAvatarInUse } from './profile/profile.queries.ts';

export const DELETE_FILE_JOB = 'account-file-discard';

/** A file of a member. `pictureId` is set when resized copies of it may be on disk. */
export interface MemberFile {
  key: string;
  pictureId?: string | null;
}

/** A file cannot be deleted inside a transaction that may still fail: a job does it afterwards. */
export const scheduleFileDeletion = (tx: Queryable, { key, pictureId = null }: MemberFile): Promise<void> =>
  schedule(tx, {
    kind: DELETE_FILE_JOB,
    uniqueKey: key,
    runAt: new Date(0),
    payload: { key, pictureId },
  });

export async function deleteMemberFile(
  db: Database,
  { storage, dataDir }: { storage: Storage; dataDir: string },
  { key, pictureId }: MemberFile,
): Promise<void> {
  if ((await findAvatarInUse(db, key)) !== null) return;
  await storage.delete(key as StorageKey);
  if (pictureId) for (const copy of userImageCopies(dataDir, pictureId)) await rm(copy, { force: true });
}
