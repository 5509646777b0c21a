import { nextShanghaiTime } from '@huarong/core/shared';
import { z } from 'zod';
import { readClock } from '#platform/clock';
import { type Database, type OpenDatabase, type Queryable, vacuumTables } from '#platform/database';
import { defineJob, type JobHandlers, onRecurringJob, scheduleJob } from '#platform/jobs';

const vacuumJob = defineJob('database.vacuum', z.object({}));
/** 03:40, when the shop is quiet. */
const MINUTES_PAST_MIDNIGHT = 220;

/** For the embedded database alone: a PostgreSQL server does this by itself. */
export async function scheduleVacuum({ db, kind }: Pick<OpenDatabase, 'db' | 'kind'>): Promise<void> {
  if (kind === 'embedded') await scheduleNext(db);
}

const scheduleNext = async (db: Queryable) =>
  scheduleJob(db, vacuumJob, {
    uniqueKey: 'nightly',
    runAt: nextShanghaiTime(await readClock(db), MINUTES_PAST_MIDNIGHT),
    payload: {},
  });

export const vacuumJobs = (db: Database): JobHandlers =>
  onRecurringJob(vacuumJob, 'nightly', async () => {
    await vacuumTables(db);
    await scheduleNext(db);
  });
