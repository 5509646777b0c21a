import type { Database } from '#platform/database';
import type { JobHandlers } from '#platform/jobs';
import type { Storage } from '../../integrations/storage/index.ts';
import { FIGURES_JOB, settleFigures } from './comments/refresh-ratings.ts';
import { discardPicture, PICTURE_JOB } from './images/upload-image.ts';

/** Far more than the few minutes between two runs: a shop that was closed overnight catches up. */
const LOOK_BACK_HOURS = 48;

export const communityJobs = (db: Database, files: { storage: Storage; dataDir: string }): JobHandlers => ({
  [FIGURES_JOB]: () => settleFigures(db, LOOK_BACK_HOURS),
  [PICTURE_JOB]: ({ payload }) => discardPicture(db, files, (payload as { pictureId: string }).pictureId),
});
