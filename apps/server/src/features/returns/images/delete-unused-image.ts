import type { Database, Tx } from '#platform/database';
import { schedule } from '#platform/jobs';
import type { Storage, StorageKey } from '../../../integrations/storage/index.ts';
import { deleteExpiredPicture, findExpiredKey } from './image.queries.ts';

export const RETURN_PICTURE_JOB = 'return-picture-expiry';

export const planDiscard = (tx: Tx, { id, expires_at }: { id: string; expires_at: Date }) =>
  schedule(tx, {
    kind: RETURN_PICTURE_JOB,
    uniqueKey: id,
    runAt: expires_at,
    payload: { pictureId: id },
  });

/** Throws away a picture that no return came to use. The file first: without its row nobody would know of it. */
export async function discardPicture(db: Database, storage: Storage, id: string): Promise<void> {
  const key = await findExpiredKey(db, id);
  if (key === null) return;
  await storage.delete(key as StorageKey);
  await deleteExpiredPicture(db, id);
}
