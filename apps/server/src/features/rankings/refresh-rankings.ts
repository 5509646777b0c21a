import { lastRefresh, nextRefresh } from '@huarong/core/rankings';
import { z } from 'zod';
import { readClock } from '#platform/clock';
import { type Database, longTransaction, type Queryable } from '#platform/database';
import { defineJob, type JobHandlers, onRecurringJob, scheduleJob } from '#platform/jobs';
import { computeRankings } from './compute-rankings.ts';
import { countSalesDays } from './count-sales-days.ts';

const refreshRankingsJob = defineJob('refresh-rankings', z.object({}));

/** The daily job: counts sales, ranks as of ten o'clock and schedules the next run. While days are left to count, it runs again. */
export async function refreshRankings(db: Database): Promise<void> {
  const now = await readClock(db);
  const isCounted = await countSalesDays(db, lastRefresh(now));
  await longTransaction(db, async (tx) => {
    if (isCounted) await computeRankings(tx, lastRefresh(now));
    await scheduleAt(tx, isCounted ? nextRefresh(now) : now);
  });
}

/** At start: a job does the work, because it grows with the orders. Rankings of before stay until it is done. */
export const scheduleRankings = async (db: Database): Promise<void> => scheduleAt(db, await readClock(db));

const scheduleAt = (db: Queryable, runAt: Date) =>
  scheduleJob(db, refreshRankingsJob, { uniqueKey: 'daily', runAt, payload: {} });

export const rankingsJobs = (db: Database): JobHandlers =>
  onRecurringJob(refreshRankingsJob, 'daily', () => refreshRankings(db));
