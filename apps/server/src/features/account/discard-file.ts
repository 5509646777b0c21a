import { rm } from 'node:fs/promises';
import type { Database, Queryable } from '#platform/database';
import { schedule } from '#platform/jobs';
import type { Storage, StorageKey } from '../../integrations/storage/index.ts';
import { shopperCopies } from '../images/index.ts';
import { findWornAvatar } from './profile/profile.queries.ts';

export const DISCARD_FILE_JOB = 'account-file-discard';

/** A file of a member, and the picture it is where smaller copies of it may lie on disk. */
export interface OwnFile {
  key: string;
  pictureId?: string | null;
}

/** A file cannot be deleted inside a transaction that may still fail: a job does it afterwards. */
export const discardLater = (tx: Queryable, { key, pictureId = null }: OwnFile): Promise<void> =>
  schedule(tx, {
    kind: DISCARD_FILE_JOB,
    uniqueKey: key,
    runAt: new Date(0),
    payload: { key, pictureId },
  });

export async function discardFile(
  db: Database,
  { storage, dataDir }: { storage: Storage; dataDir: string },
  { key, pictureId }: OwnFile,
): Promise<void> {
  if ((await findWornAvatar(db, key)) !== null) return;
  await storage.delete(key as StorageKey);
  if (pictureId) for (const copy of shopperCopies(dataDir, pictureId)) await rm(copy, { force: true });
}
