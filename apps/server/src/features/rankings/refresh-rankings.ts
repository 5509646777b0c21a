import { lastRefresh, nextRefresh } from '@huarong/core/rankings';
import { z } from 'zod';
import { readClock } from '#platform/clock';
import { type Database, transaction } from '#platform/database';
import { defineJob, type JobHandlers, onRecurringJob, scheduleJob } from '#platform/jobs';
import { computeRankings } from './compute-rankings.ts';

const refreshRankingsJob = defineJob('refresh-rankings', z.object({}));

/** The daily job: ranks as of ten o'clock and schedules the next run. */
export const refreshRankings = (db: Database): Promise<void> =>
  transaction(db, async (tx) => {
    const now = await readClock(tx);
    await computeRankings(tx, lastRefresh(now));
    await scheduleJob(tx, refreshRankingsJob, {
      uniqueKey: 'daily',
      runAt: nextRefresh(now),
      payload: {},
    });
  });

export const rankingsJobs = (db: Database): JobHandlers =>
  onRecurringJob(refreshRankingsJob, 'daily', () => refreshRankings(db));
