import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { readAt, readClock } from '#platform/clock';
import { transaction } from '#platform/database';
import { createTestDatabase } from '../../../testing/index.ts';

const database = await createTestDatabase();
const { db, workDb } = database;
afterAll(() => database.close());

const MOMENT = new Date('2031-05-06T07:08:00.000Z');
const setMoment = sql`select set_config('shop.at', ${MOMENT.toISOString()}, true)`;
const isNow = (date: Date) => Math.abs(date.getTime() - Date.now()) < 5_000;

it('reads at the moment, and at the true time afterwards', async () => {
  for (const handle of [db, workDb]) {
    expect(await readAt(handle, MOMENT, readClock)).toEqual(MOMENT);
    expect(await readClock(handle)).toSatisfy(isNow);
  }
});

it('refuses to write', async () => {
  await expect(
    readAt(db, MOMENT, (tx) => tx.updateTable('shop_clock').set({ offset_seconds: 1 }).execute()),
  ).rejects.toThrow(/read-only/);
  expect(await readClock(db)).toSatisfy(isNow);
});

it('has the true time wherever something can be written', async () => {
  const [seen, stored] = await transaction(db, async (tx) => {
    await setMoment.execute(tx);
    const { rows } = await sql<{ at: Date }>`
      with written as (update shop_clock set offset_seconds = offset_seconds returning shop_now() as at)
      select at from written`.execute(tx);
    return [await readClock(tx), rows[0]!.at];
  });
  expect(seen).toSatisfy(isNow);
  expect(stored).toSatisfy(isNow);
});

it('cannot become a transaction that writes, or be part of one', async () => {
  await expect(readAt(db, MOMENT, (tx) => sql`set transaction read write`.execute(tx))).rejects.toThrow(
    /read-write mode/,
  );
  await expect(transaction(db, async (tx) => readAt(tx, MOMENT, readClock))).rejects.toThrow(/of its own/);
});
