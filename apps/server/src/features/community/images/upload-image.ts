import { rm } from 'node:fs/promises';
import { accept, getFirst, refuse, STORE } from '@huarong/core/shared';
import type { UploadContext } from '#platform/context';
import { type Database, transaction } from '#platform/database';
import { scheduleJob } from '#platform/jobs';
import { MAX_IMAGE_BYTES } from '#platform/uploads';
import { newStorageKey, type Storage } from '../../../integrations/storage/index.ts';
import { userImageCopies } from '../../images/index.ts';
import { deleteExpiredImageJob } from '../community-jobs.ts';
import type { CommunityDeps } from '../deps.ts';
import { countUnusedImages, deleteExpiredImageRow, findExpiredImage, saveImage } from './image.queries.ts';
import { shopperImagePath } from './present-images.ts';

/** Stores one re-encoded image for a text being written. The row goes first: a file without a row would never be deleted. */
export async function uploadImage(
  { storage }: CommunityDeps,
  { db, actor, readImages }: UploadContext<'member'>,
) {
  const { memberId } = actor;
  const limit = STORE.community.maxUnusedImages;
  if ((await countUnusedImages(db, memberId)) >= limit) return refuse({ code: 'pictures-unused', limit });

  const images = await readImages({ maxFiles: 1, maxBytes: MAX_IMAGE_BYTES });
  if (!images.ok) return images;
  const { bytes, width, height } = getFirst(images.value);
  const key = newStorageKey('community', 'webp');
  const { id } = await transaction(db, async (tx) => {
    const saved = await saveImage(tx, { member_id: memberId, storage_key: key, width, height });
    await scheduleJob(tx, deleteExpiredImageJob, {
      uniqueKey: saved.id,
      runAt: saved.expires_at,
      payload: { pictureId: saved.id },
    });
    return saved;
  });
  await storage.put(key, bytes);
  return accept({ imageId: id, imageUrl: shopperImagePath(id), width, height });
}

/** Deletes an unused image. The file goes first: without its row it could not be found again. */
export async function deleteExpiredImage(
  db: Database,
  { storage, dataDir }: { storage: Storage; dataDir: string },
  id: string,
): Promise<void> {
  const key = await findExpiredImage(db, id);
  if (key === null) return;
  await storage.delete(key);
  for (const copy of userImageCopies(dataDir, id)) await rm(copy, { force: true });
  await deleteExpiredImageRow(db, id);
}
