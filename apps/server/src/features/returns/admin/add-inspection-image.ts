import { ReturnStatus } from '@huarong/core/returns';
import { accept, getFirst, refuse } from '@huarong/core/shared';
import type { AdminWriteContext } from '#platform/admin';
import { readClock } from '#platform/clock';
import { newStorageKey, type Storage } from '../../../integrations/storage/index.ts';
import { signedImageUrl } from '../images/signed-image-url.ts';
import { lockReturn } from '../returns.queries.ts';
import { countInspectionImages, insertInspectionImage } from '../staff/inspection.queries.ts';

const MAX_IMAGES = 9;

/** Stores one photograph of an inspection. */
export async function addInspectionImage(
  storage: Storage,
  { db, config, staff, images }: AdminWriteContext,
  returnId: string,
) {
  if (!images) return refuse({ code: 'picture-unreadable' });
  if (!images.ok) {
    const { refusal } = images;
    return isNoUpload(refusal) ? refuse({ code: 'picture-unreadable' }) : refuse(refusal);
  }
  const locked = await lockReturn(db, returnId);
  if (!locked) return refuse({ code: 'return-not-found' });
  if (locked.row.status !== ReturnStatus.Inspecting) return refuse({ code: 'return-moved-on' });
  if ((await countInspectionImages(db, returnId)) >= MAX_IMAGES)
    return refuse({ code: 'inspection-images-full', limit: MAX_IMAGES });
  const { bytes, width, height } = getFirst(images.value);
  const key = newStorageKey('returns', 'webp');
  const { id } = await insertInspectionImage(db, {
    return_id: returnId,
    storage_key: key,
    width,
    height,
    staff_id: staff.staffId,
  });
  await storage.put(key, bytes);
  return accept({ imageId: id, url: signedImageUrl(config.secret, id, await readClock(db)) });
}

/** The body was no upload, or had more than a file. */
const isNoUpload = (refusal: { code: string }): refusal is { code: 'malformed-request' | 'too-large' } =>
  refusal.code === 'malformed-request' || refusal.code === 'too-large';
