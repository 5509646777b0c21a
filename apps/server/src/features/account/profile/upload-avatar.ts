import { avatarPath } from '@huarong/core/account';
import { accept, getFirst, STORE } from '@huarong/core/shared';
import sharp from 'sharp';
import type { UploadContext } from '#platform/context';
import { transaction } from '#platform/database';
import { MAX_IMAGE_BYTES } from '#platform/uploads';
import { newStorageKey, type Storage } from '../../../integrations/storage/index.ts';
import { updateMember } from '../../identity/index.ts';
import { scheduleFileDeletion } from '../delete-member-file.ts';
import { lockAccount } from './profile.queries.ts';

const SIDE = STORE.account.avatarSide;
const QUALITY = 86;

/** Stores the image as a square and deletes the previous avatar. */
export async function uploadAvatar(storage: Storage, context: UploadContext<'member'>) {
  const { memberId } = context.actor;
  const images = await context.readImages({ maxFiles: 1, maxBytes: MAX_IMAGE_BYTES });
  if (!images.ok) return images;
  const square = await sharp(getFirst(images.value).bytes)
    .resize({ width: SIDE, height: SIDE, fit: 'cover' })
    .webp({ quality: QUALITY })
    .toBuffer();
  const key = newStorageKey('avatars', 'webp');
  // The file goes first: an unused file is better than a row without a file.
  await storage.put(key, square);
  await transaction(context.db, async (tx) => {
    const { avatar_key: previousKey } = await lockAccount(tx, memberId);
    await updateMember(tx, memberId, { avatar_key: key });
    if (previousKey !== null) await scheduleFileDeletion(tx, { key: previousKey });
  });
  return accept({ imageId: key.slice(-37, -5), imageUrl: avatarPath(key), width: SIDE, height: SIDE });
}
