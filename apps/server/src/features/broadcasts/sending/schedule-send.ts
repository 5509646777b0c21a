import type { Queryable } from '#platform/database';
import { scheduleJob } from '#platform/jobs';
import { marketingSendJob } from '../broadcast-jobs.ts';

/** Members are read by the job. */
export const scheduleSend = (db: Queryable, sendId: number, runAt: Date): Promise<void> =>
  scheduleJob(db, marketingSendJob, { uniqueKey: String(sendId), runAt, payload: { sendId } });
