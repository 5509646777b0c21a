import { accept, getFirst, refuse, STORE } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import { ownerOf, type UploadContext } from '#platform/context';
import { type Database, transaction } from '#platform/database';
import { scheduleJob } from '#platform/jobs';
import { MAX_IMAGE_BYTES } from '#platform/uploads';
import { newStorageKey, type Storage } from '../../../integrations/storage/index.ts';
import { deleteUnusedImageJob } from '../feedback-jobs.ts';
import { countUnusedImages, deleteExpiredImage, findExpiredKey, saveImage } from './image.queries.ts';
import { signedImageUrl } from './signed-image-url.ts';

/** Re-encodes and stores one image for a later feedback. The row comes first: a file without a row would never be deleted. */
export async function uploadImage(
  storage: Storage,
  { db, actor, config, readImages }: UploadContext<'shopper'>,
) {
  const owner = ownerOf(actor);
  const limit = STORE.feedback.maxUnusedImages;
  if ((await countUnusedImages(db, owner)) >= limit) return refuse({ code: 'pictures-unused', limit });
  const images = await readImages({ maxFiles: 1, maxBytes: MAX_IMAGE_BYTES });
  if (!images.ok) return images;
  const { bytes, width, height } = getFirst(images.value);
  const key = newStorageKey('feedback', 'webp');
  const { id } = await transaction(db, async (tx) => {
    const saved = await saveImage(tx, { owner, storage_key: key, width, height });
    await scheduleJob(tx, deleteUnusedImageJob, {
      uniqueKey: saved.id,
      runAt: saved.expires_at,
      payload: { imageId: saved.id },
    });
    return saved;
  });
  await storage.put(key, bytes);
  const imageUrl = signedImageUrl(config.secret, id, await readClock(db));
  return accept({ imageId: id, imageUrl, width, height });
}

/** Deletes an image that no feedback uses. The file goes first: without its row it would never be found again. */
export async function deleteUnusedImage(db: Database, storage: Storage, id: string): Promise<void> {
  const key = await findExpiredKey(db, id);
  if (key === null) return;
  await storage.delete(key);
  await deleteExpiredImage(db, id);
}
