import type { Database } from '#platform/database';
import { type JobHandlers, onJob } from '#platform/jobs';
import type { Storage } from '../../integrations/storage/index.ts';
import { refreshRatings } from './comments/refresh-ratings.ts';
import { deleteExpiredImageJob, refreshRatingsJob } from './community-jobs.ts';
import { deleteExpiredImage } from './images/upload-image.ts';

/** Far more than the few minutes between two runs, so that a server that was down overnight catches up. */
const LOOK_BACK_HOURS = 48;

export const communityJobs = (db: Database, files: { storage: Storage; dataDir: string }): JobHandlers => ({
  ...onJob(refreshRatingsJob, () => refreshRatings(db, LOOK_BACK_HOURS)),
  ...onJob(deleteExpiredImageJob, ({ payload }) => deleteExpiredImage(db, files, payload.pictureId)),
});
