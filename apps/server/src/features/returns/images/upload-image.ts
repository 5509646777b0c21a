import { accept, refuse, STORE } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import { type Context, ownerOf } from '#platform/context';
import { transaction } from '#platform/database';
import { MAX_PICTURE_BYTES } from '#platform/uploads';
import { newStorageKey, type Storage } from '../../../integrations/storage/index.ts';
import { planDiscard } from './delete-unused-image.ts';
import { countUnusedPictures, savePicture } from './image.queries.ts';
import { pictureAddress } from './signed-image-url.ts';

/** One picture, drawn anew and kept for the application she is writing. The row comes first: a file without one would stay for ever. */
export async function uploadPicture(storage: Storage, { db, actor, config, readPictures }: Context) {
  const owner = ownerOf(actor);
  const limit = STORE.returns.unusedPictures;
  if ((await countUnusedPictures(db, owner)) >= limit) return refuse({ code: 'pictures-unused', limit });

  const pictures = await readPictures!({ maxFiles: 1, maxBytes: MAX_PICTURE_BYTES });
  if (!pictures.ok) return pictures;
  const { bytes, width, height } = pictures.value[0]!;
  const key = newStorageKey('returns', 'webp');
  const { id } = await transaction(db, async (tx) => {
    const saved = await savePicture(tx, { owner, storage_key: key, width, height });
    await planDiscard(tx, saved);
    return saved;
  });
  await storage.put(key, bytes);
  const imageUrl = pictureAddress(config.secret, id, await readClock(db));
  return accept({ imageId: id, imageUrl, width, height });
}
