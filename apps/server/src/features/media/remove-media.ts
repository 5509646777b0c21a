import { rm } from 'node:fs/promises';
import { accept, refuse } from '@huarong/core/shared';
import { z } from 'zod';
import type { AdminWriteContext } from '#platform/admin';
import { readClock } from '#platform/clock';
import { type Database, transaction } from '#platform/database';
import { defineJob, type JobHandlers, onJob, scheduleJob } from '#platform/jobs';
import type { Storage } from '../../integrations/storage/index.ts';
import { findOpenSetWith } from '../change-sets/index.ts';
import { storedImageCopies, uploadedImageKey } from '../images/index.ts';
import { deleteMediaRow, findMedia, isMediaStored, lockMedia, lockMediaFile } from './media.queries.ts';

const deleteMediaFileJob = defineJob('media-file-discard', z.object({ mediaId: z.string() }));

/** Deletes an image that nothing uses. Its file goes afterwards: the transaction may still fail. */
export async function removeMedia({ db }: AdminWriteContext, id: string) {
  if (!(await lockMedia(db, id))) return refuse({ code: 'media-not-found' as const });
  // Locked first: whoever begins to use it now waits, and whoever did is counted.
  const useCount = (await findMedia(db, id))?.use_count ?? 0;
  if (useCount > 0) return refuse({ code: 'media-in-use' as const, count: useCount });
  // The path of an image contains its id.
  const draft = await findOpenSetWith(db, id);
  if (draft) return refuse({ code: 'media-in-draft' as const, title: draft.title });
  await deleteMediaRow(db, id);
  await scheduleJob(db, deleteMediaFileJob, {
    uniqueKey: id,
    runAt: await readClock(db),
    payload: { mediaId: id },
  });
  return accept(null);
}

export const mediaJobs = (db: Database, deps: { storage: Storage; dataDir: string }): JobHandlers =>
  onJob(deleteMediaFileJob, ({ payload: { mediaId } }) => deleteFile(db, deps, mediaId));

/** Unless the same image was uploaded again meanwhile. */
const deleteFile = (db: Database, { storage, dataDir }: { storage: Storage; dataDir: string }, id: string) =>
  transaction(db, async (tx) => {
    await lockMediaFile(tx, id);
    if (await isMediaStored(tx, id)) return;
    await storage.delete(uploadedImageKey(id));
    for (const copy of storedImageCopies(dataDir, 'media', id)) await rm(copy, { force: true });
  });
