import { nextShanghaiTime } from '@huarong/core/shared';
import { z } from 'zod';
import { readClock } from '#platform/clock';
import type { Database } from '#platform/database';
import { defineJob, type JobHandlers, onRecurringJob, scheduleJob } from '#platform/jobs';
import { addMonthPartitions } from '#platform/partitions';

const partitionsJob = defineJob('database.partitions', z.object({}));
/** 04:50, when the shop is quiet. */
const MINUTES_PAST_MIDNIGHT = 290;
/** Once a month it counts the rows of tables with years of orders. */
const LEASE_SECONDS = 600;

/** Every day, although a month is missing once a month: a day without a worker or a lock is made up for the next day. */
async function preparePartitions(db: Database): Promise<void> {
  await addMonthPartitions(db);
  await scheduleJob(db, partitionsJob, {
    uniqueKey: 'nightly',
    runAt: nextShanghaiTime(await readClock(db), MINUTES_PAST_MIDNIGHT),
    payload: {},
  });
}

export const partitionJobs = (db: Database): JobHandlers =>
  onRecurringJob(partitionsJob, 'nightly', () => preparePartitions(db), { leaseSeconds: LEASE_SECONDS });
