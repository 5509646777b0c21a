import { type Database, transaction } from '#platform/database';
import type { JobHandlers } from '#platform/jobs';
import { EXPIRE_POINTS } from './earn-points.ts';
import { expirePoints } from './expire-points.ts';

export const pointsJobs = (db: Database): JobHandlers => ({
  async [EXPIRE_POINTS]({ payload }) {
    const { memberId } = payload as { memberId: string };
    await transaction(db, (tx) => expirePoints(tx, memberId));
  },
});
