import { lastRefresh, nextRefresh } from '@huarong/core/rankings';
import { readClock } from '#platform/clock';
import { type Database, transaction } from '#platform/database';
import { schedule } from '#platform/jobs';
import { computeRankings } from './compute-rankings.ts';

export const REFRESH_RANKINGS = 'refresh-rankings';

/** The daily job: ranks as of ten o'clock and schedules the next run. */
export const refreshRankings = (db: Database): Promise<void> =>
  transaction(db, async (tx) => {
    const now = await readClock(tx);
    await computeRankings(tx, lastRefresh(now));
    await schedule(tx, {
      kind: REFRESH_RANKINGS,
      uniqueKey: 'daily',
      runAt: nextRefresh(now),
      payload: {},
    });
  });
