import type { Database } from '#platform/database';
import { type JobHandlers, onJob } from '#platform/jobs';
import type { Storage } from '../../integrations/storage/index.ts';
import { deleteClosed } from './feedback.queries.ts';
import { deleteFeedbackJob, deleteUnusedImageJob } from './feedback-jobs.ts';
import { listImages } from './images/image.queries.ts';
import { deleteUnusedImage } from './images/upload-image.ts';

export const feedbackJobs = (db: Database, storage: Storage): JobHandlers => ({
  ...onJob(deleteUnusedImageJob, ({ payload }) => deleteUnusedImage(db, storage, payload.imageId)),
  ...onJob(deleteFeedbackJob, ({ payload }) => deleteClosedFeedback(db, storage, payload.feedbackNo)),
});

/** A year after it was closed. The files are found by their rows, so they are listed first. */
async function deleteClosedFeedback(db: Database, storage: Storage, feedbackNo: string): Promise<void> {
  const images = await listImages(db, [feedbackNo]);
  const { numDeletedRows } = await deleteClosed(db, feedbackNo);
  if (numDeletedRows === 0n) return;
  for (const { storage_key } of images) await storage.delete(storage_key);
}
