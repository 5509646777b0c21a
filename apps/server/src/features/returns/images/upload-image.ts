import { accept, getFirst, refuse, STORE } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import { ownerOf, type UploadContext } from '#platform/context';
import { transaction } from '#platform/database';
import { MAX_IMAGE_BYTES } from '#platform/uploads';
import { newStorageKey, type Storage } from '../../../integrations/storage/index.ts';
import { scheduleImageDeletion } from './delete-unused-image.ts';
import { countUnusedImages, saveImage } from './image.queries.ts';
import { signedImageUrl } from './signed-image-url.ts';

/** Re-encodes and stores one image for a later application. The row comes first: a file without a row would never be deleted. */
export async function uploadReturnImage(
  storage: Storage,
  { db, actor, config, readImages }: UploadContext<'shopper'>,
) {
  const owner = ownerOf(actor);
  const limit = STORE.returns.maxUnusedImages;
  if ((await countUnusedImages(db, owner)) >= limit) return refuse({ code: 'pictures-unused', limit });

  const images = await readImages({ maxFiles: 1, maxBytes: MAX_IMAGE_BYTES });
  if (!images.ok) return images;
  const { bytes, width, height } = getFirst(images.value);
  const key = newStorageKey('returns', 'webp');
  const { id } = await transaction(db, async (tx) => {
    const saved = await saveImage(tx, { owner, storage_key: key, width, height });
    await scheduleImageDeletion(tx, saved);
    return saved;
  });
  await storage.put(key, bytes);
  const imageUrl = signedImageUrl(config.secret, id, await readClock(db));
  return accept({ imageId: id, imageUrl, width, height });
}
