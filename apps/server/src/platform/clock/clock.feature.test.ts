import { afterAll, expect, it } from 'vitest';
import { advanceClock, readClock } from '#platform/clock';
import { createTestDatabase } from '../../../testing/index.ts';

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.close());

it('is the database’s clock when no offset is set', async () => {
  const off = Math.abs((await readClock(db)).getTime() - Date.now());
  expect(off).toBeLessThan(5_000);
});

it('moves forward for the demo, and keeps the offset', async () => {
  const before = await readClock(db);
  const after = await advanceClock(db, 3_600);
  expect(after.getTime() - before.getTime()).toBeGreaterThanOrEqual(3_600_000);
  expect((await readClock(db)).getTime()).toBeGreaterThanOrEqual(after.getTime());
});

it('does not advance inside a transaction', async () => {
  await db.transaction().execute(async (tx) => {
    expect(await readClock(tx)).toEqual(await readClock(tx));
  });
});

it('refuses to move back or by a fraction of a second', async () => {
  await expect(advanceClock(db, -1)).rejects.toThrow(RangeError);
  await expect(advanceClock(db, 0.5)).rejects.toThrow(RangeError);
});

it('has one row, and a table constraint refuses a smaller offset', async () => {
  await expect(db.insertInto('shop_clock').values({ offset_seconds: 1 }).execute()).rejects.toThrow();
  await expect(db.updateTable('shop_clock').set({ offset_seconds: -1 }).execute()).rejects.toThrow();
});
