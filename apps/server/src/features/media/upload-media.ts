import { createHash } from 'node:crypto';
import { imageName } from '@huarong/core/images';
import { accept, getFirst, refuse } from '@huarong/core/shared';
import type { AdminWriteContext } from '#platform/admin';
import type { Storage } from '../../integrations/storage/index.ts';
import { uploadedImageKey, uploadedImagePath } from '../images/index.ts';
import { findMedia, insertMedia, lockMediaFile } from './media.queries.ts';

const HASH_DIGITS = 32;

/**
 * Stores an image that was encoded anew. The hash of these bytes is its number: uploading the same file again finds it, and
 * its name and alternative text stay as they are.
 */
export async function uploadMedia(
  storage: Storage,
  { db, staff, images }: AdminWriteContext,
  fileName: string,
) {
  if (!images) return refuse({ code: 'picture-unreadable' as const });
  if (!images.ok) {
    const { refusal } = images;
    return isNoUpload(refusal) ? refuse({ code: 'picture-unreadable' as const }) : refuse(refusal);
  }
  const { bytes, width, height } = getFirst(images.value);
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, HASH_DIGITS);
  const name = imageName(fileName);
  await lockMediaFile(db, id);
  const isNew = await insertMedia(db, {
    id,
    name,
    width,
    height,
    bytes: bytes.length,
    uploaded_by: staff.staffId,
  });
  // Before the commit: a file without a row harms nobody, and the next upload of it writes the same bytes.
  if (isNew) await storage.put(uploadedImageKey(id), bytes);
  const known = isNew ? undefined : await findMedia(db, id);
  return accept({ mediaId: id, path: uploadedImagePath(id), name: known?.name ?? name, isNew });
}

/** The body was no upload, or had more than a file. */
const isNoUpload = (refusal: { code: string }): refusal is { code: 'malformed-request' | 'too-large' } =>
  refusal.code === 'malformed-request' || refusal.code === 'too-large';
