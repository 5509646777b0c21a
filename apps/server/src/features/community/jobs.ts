import type { Database } from '#platform/database';
import type { JobHandlers } from '#platform/jobs';
import type { Storage } from '../../integrations/storage/index.ts';
import { REFRESH_RATINGS_JOB, refreshRatings } from './comments/refresh-ratings.ts';
import { deleteExpiredImage, IMAGE_EXPIRY_JOB } from './images/upload-image.ts';

/** Far more than the few minutes between two runs, so that a server that was down overnight catches up. */
const LOOK_BACK_HOURS = 48;

export const communityJobs = (db: Database, files: { storage: Storage; dataDir: string }): JobHandlers => ({
  [REFRESH_RATINGS_JOB]: () => refreshRatings(db, LOOK_BACK_HOURS),
  [IMAGE_EXPIRY_JOB]: ({ payload }) =>
    deleteExpiredImage(db, files, (payload as { pictureId: string }).pictureId),
});
