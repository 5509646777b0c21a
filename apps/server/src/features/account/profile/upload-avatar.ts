import { avatarPath } from '@huarong/core/account';
import { accept, STORE } from '@huarong/core/shared';
import sharp from 'sharp';
import type { Context } from '#platform/context';
import { transaction } from '#platform/database';
import { MAX_PICTURE_BYTES } from '#platform/uploads';
import { newStorageKey, type Storage } from '../../../integrations/storage/index.ts';
import { discardLater } from '../discard-file.ts';
import { memberOf } from '../member-of.ts';
import { lockAccount, saveAvatarKey } from './profile.queries.ts';

const SIDE = STORE.account.avatarSide;
const QUALITY = 86;

/** A square of what was sent, whatever shape it came in; the one worn before is thrown away. */
export async function uploadAvatar(storage: Storage, context: Context) {
  const { memberId } = memberOf(context);
  const pictures = await context.readPictures!({ maxFiles: 1, maxBytes: MAX_PICTURE_BYTES });
  if (!pictures.ok) return pictures;
  const square = await sharp(pictures.value[0]!.bytes)
    .resize({ width: SIDE, height: SIDE, fit: 'cover' })
    .webp({ quality: QUALITY })
    .toBuffer();
  const key = newStorageKey('avatars', 'webp');
  // The file first: a row that shows a picture which is not there is worse than a file nobody asks for.
  await storage.put(key, square);
  await transaction(context.db, async (tx) => {
    const { avatar_key: worn } = await lockAccount(tx, memberId);
    await saveAvatarKey(tx, memberId, key);
    if (worn !== null) await discardLater(tx, { key: worn });
  });
  return accept({ imageId: key.slice(-37, -5), imageUrl: avatarPath(key), width: SIDE, height: SIDE });
}
