import { nextShanghaiTime } from '@huarong/core/shared';
import { advanceClock, readClock } from '#platform/clock';
import type { Queryable } from '#platform/database';

/** Moves the clock forward to the next time that it is this hour in Shanghai: at night texts and e-mails wait. */
export async function moveToHour(db: Queryable, hour: number): Promise<Date> {
  const now = await readClock(db);
  const then = nextShanghaiTime(now, hour * 60);
  return advanceClock(db, Math.ceil((then.getTime() - now.getTime()) / 1_000));
}
