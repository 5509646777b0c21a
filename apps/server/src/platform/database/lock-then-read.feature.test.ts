import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { lockThenRead, type Queryable, transaction, withOneConnection } from '#platform/database';
import { createTestDatabase, onPostgres } from '../../../testing/index.ts';

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.close());
beforeEach(async () => {
  await db.updateTable('shop_clock').set({ offset_seconds: 0 }).execute();
});

const readOffset = async (from: Queryable) =>
  (await from.selectFrom('shop_clock').select('offset_seconds').executeTakeFirstOrThrow()).offset_seconds;
const lockClock = (tx: Queryable) => sql`select 1 from shop_clock for update`.execute(tx);
const write = (to: Queryable, offset_seconds: number) =>
  to.updateTable('shop_clock').set({ offset_seconds }).execute();

it('reads what the first statement wrote, even when that statement is built late', async () => {
  const lateWrite = async (tx: Queryable) => {
    // Without the helper, reads started in the same turn would overtake a lock that awaits something first.
    await wait(1);
    return write(tx, 7);
  };
  const { offset } = await transaction(db, (tx) =>
    lockThenRead(tx, lateWrite, () => ({ offset: readOffset(tx) })),
  );
  expect(offset).toBe(7);
});

it('works the same on one connection without a transaction', async () => {
  const { offset } = await withOneConnection(db, (connection) =>
    lockThenRead(
      connection,
      (same) => write(same, 9),
      () => ({ offset: readOffset(connection) }),
    ),
  );
  expect(offset).toBe(9);
});

it('fails with the error of the lock', async () => {
  const failing = transaction(db, (tx) =>
    lockThenRead(
      tx,
      async () => {
        throw new Error('not locked');
      },
      () => ({ offset: readOffset(tx) }),
    ),
  );
  await expect(failing).rejects.toThrow('not locked');
});

onPostgres('with another transaction', () => {
  /** Until a connection of this database waits for a lock. */
  const untilBlocked = async () => {
    const blocked = sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    while ((await blocked.execute(db)).rows[0]?.count === 0) await wait(5);
  };

  it('reads what the other committed while this one waited for its lock', async () => {
    const isLocked = Promise.withResolvers<void>();
    const mayCommit = Promise.withResolvers<void>();
    const other = transaction(db, async (tx) => {
      await lockClock(tx);
      isLocked.resolve();
      await mayCommit.promise;
      await write(tx, 11);
    });
    await isLocked.promise;
    const waiting = transaction(db, (tx) => lockThenRead(tx, lockClock, () => ({ offset: readOffset(tx) })));
    await untilBlocked();
    mayCommit.resolve();
    await other;
    expect((await waiting).offset).toBe(11);
  });
});
