import { DAY_MS, STORE } from '@huarong/core/shared';
import { sql } from 'kysely';
import { z } from 'zod';
import { readClock } from '#platform/clock';
import { isGuestOwned } from '#platform/context';
import { type Database, transaction } from '#platform/database';
import { defineJob, type JobHandlers, onRecurringJob, scheduleJob } from '#platform/jobs';

const expireGuestCartsJob = defineJob('guest-carts-expire', z.object({}));
const BATCH = 1_000;

/** Deletes guest carts that were not changed for thirty days, in batches, and schedules the next run a day later. */
export async function expireGuestCarts(db: Database): Promise<void> {
  const deleted = await transaction(db, async (tx) => {
    const { rows } = await sql<{ owner: string }>`
      delete from cart where owner in (
        select owner from cart
        where ${isGuestOwned}
          and changed_at < shop_now() - make_interval(days => ${STORE.cart.guestCartDays}::int)
        order by changed_at limit ${BATCH}
        for update skip locked
      ) returning owner`.execute(tx);
    return rows.length;
  });
  if (deleted === BATCH) return expireGuestCarts(db);
  const now = await readClock(db);
  await scheduleJob(db, expireGuestCartsJob, {
    uniqueKey: 'daily',
    runAt: new Date(now.getTime() + DAY_MS),
    payload: {},
  });
}

export const cartJobs = (db: Database): JobHandlers =>
  onRecurringJob(expireGuestCartsJob, 'daily', () => expireGuestCarts(db));
