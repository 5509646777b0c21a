import { nextShanghaiTime } from '@huarong/core/shared';
import { z } from 'zod';
import { readClock } from '#platform/clock';
import type { Database, Queryable } from '#platform/database';
import { defineJob, type JobHandlers, onRecurringJob, scheduleJob } from '#platform/jobs';
import type { Log } from '#platform/log';
import { sealDays } from './seal-days.ts';

const sealAuditLogJob = defineJob('audit.seal', z.object({}));
/** 01:30. A day is sealed from one o'clock on; half an hour later nothing of it can still be open. */
const MINUTES_PAST_MIDNIGHT = 90;

/** Seals the days that are over, writes the digests to the log file as well, and schedules the next night. */
export async function sealAuditLog(db: Database, log: Log): Promise<void> {
  for (const seal of await sealDays(db)) log.info(seal, 'the audit log of a day is sealed');
  await scheduleSealing(db, nextShanghaiTime(await readClock(db), MINUTES_PAST_MIDNIGHT));
}

/** Called at start for now: without a waiting job nothing would ever be sealed, and a night may have been missed. */
export const scheduleSealing = async (db: Queryable, runAt?: Date): Promise<void> =>
  scheduleJob(db, sealAuditLogJob, {
    uniqueKey: 'nightly',
    runAt: runAt ?? (await readClock(db)),
    payload: {},
  });

export const auditJobs = ({ db, log }: { db: Database; log: Log }): JobHandlers =>
  onRecurringJob(sealAuditLogJob, 'nightly', () => sealAuditLog(db, log));
