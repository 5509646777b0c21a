import { nextShanghaiTime } from '@huarong/core/shared';
import { sql } from 'kysely';
import { z } from 'zod';
import { readClock } from '#platform/clock';
import { type Database, longTransaction } from '#platform/database';
import { defineJob, type JobHandlers, onRecurringJob, scheduleJob } from '#platform/jobs';
import { createBudget, RETENTION_DAYS } from '#platform/retention';
import { lockEvents } from '../lock-events.ts';
import { storeFigures } from './funnel.queries.ts';

const closeJob = defineJob('analytics.close-days', z.object({}));
/** 04:30: payments until 04:00 belong to the day before. */
const MINUTES_PAST_MIDNIGHT = 270;
const PAUSE_MS = 60_000;
const SLICE = 5_000;

/** Days that have events and ended, with the hours in which payments still count. */
const listOpenDays = async (db: Database): Promise<string[]> => {
  const { rows } = await sql<{ day: string }>`
    select day::text as day from analytics_day
    where day < ((shop_now() at time zone 'Asia/Shanghai') - interval '4 hours')::date
      and not exists (select from funnel_closed closed where closed.day = analytics_day.day)
    order by day`.execute(db);
  return rows.map(({ day }) => day);
};

/** Sums the days that ended, each in a transaction of its own. False: time ran out. */
export async function closeDays(db: Database, isTimeUp: () => boolean): Promise<boolean> {
  for (const day of await listOpenDays(db)) {
    if (isTimeUp()) return false;
    await longTransaction(db, async (tx) => {
      await sql`set local statement_timeout = '1min'`.execute(tx);
      await lockEvents(tx);
      await storeFigures(tx, day);
    });
  }
  return true;
}

/** Deletes events of summed days after their time, and figures after 25 months. False: time ran out. */
async function deleteOldEvents(db: Database, isTimeUp: () => boolean): Promise<boolean> {
  const today = sql`(shop_now() at time zone 'Asia/Shanghai')::date`;
  const isOver = sql`day < ${today} - ${sql.lit(RETENTION_DAYS.pageEvents)}
    and exists (select from funnel_closed closed where closed.day = old.day)`;
  for (;;) {
    if (isTimeUp()) return false;
    const { numAffectedRows } = await sql`
      delete from analytics_event where ctid = any(array(
        select ctid from analytics_event old where ${isOver} limit ${sql.lit(SLICE)}))`.execute(db);
    if ((numAffectedRows ?? 0n) < BigInt(SLICE)) break;
  }
  // The budget gets the bytes back once the whole day is deleted.
  await sql`delete from analytics_day old where ${isOver}`.execute(db);
  for (const table of ['funnel_day', 'funnel_product_day', 'funnel_closed'])
    await sql`delete from ${sql.table(table)} where day < ${today} - interval '25 months'`.execute(db);
  return true;
}

export async function closeDaysNightly(db: Database, isTimeUp = createBudget()): Promise<void> {
  const isFinished = (await closeDays(db, isTimeUp)) && (await deleteOldEvents(db, isTimeUp));
  const now = await readClock(db);
  const runAt = isFinished
    ? nextShanghaiTime(now, MINUTES_PAST_MIDNIGHT)
    : new Date(now.getTime() + PAUSE_MS);
  await scheduleJob(db, closeJob, { uniqueKey: 'nightly', runAt, payload: {} });
}

export const analyticsJobs = (db: Database): JobHandlers =>
  onRecurringJob(closeJob, 'nightly', () => closeDaysNightly(db));
