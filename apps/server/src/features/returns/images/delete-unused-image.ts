import type { Database, Tx } from '#platform/database';
import { scheduleJob } from '#platform/jobs';
import type { Storage } from '../../../integrations/storage/index.ts';
import { deleteUnusedImageJob } from '../return-jobs.ts';
import { deleteExpiredImage, findExpiredKey } from './image.queries.ts';

export const scheduleImageDeletion = (tx: Tx, { id, expires_at }: { id: string; expires_at: Date }) =>
  scheduleJob(tx, deleteUnusedImageJob, {
    uniqueKey: id,
    runAt: expires_at,
    payload: { pictureId: id },
  });

/** Deletes an image that no return uses. The file goes first: without its row it would never be found again. */
export async function deleteUnusedImage(db: Database, storage: Storage, id: string): Promise<void> {
  const key = await findExpiredKey(db, id);
  if (key === null) return;
  await storage.delete(key);
  await deleteExpiredImage(db, id);
}
