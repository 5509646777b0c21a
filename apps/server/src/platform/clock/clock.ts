import { getFirst } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Queryable } from '#platform/database';

/** Business time: the database's clock, the same for every process and, inside a transaction, for all of it. */
export async function readClock(db: Queryable): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select shop_now() as now`.execute(db);
  return getFirst(rows).now;
}

/** Moves business time forward, for the demo and for tests; never back, so that events stay in order. */
export async function advanceClock(db: Queryable, seconds: number): Promise<Date> {
  if (!Number.isSafeInteger(seconds) || seconds < 0)
    throw new RangeError(`the clock moves forward by whole seconds, not by ${seconds}`);
  await db
    .updateTable('shop_clock')
    .set((row) => ({ offset_seconds: row('offset_seconds', '+', seconds) }))
    .execute();
  return readClock(db);
}
