import { afterAll, beforeEach, expect, it } from 'vitest';
import { type Queryable, transaction } from '#platform/database';
import { createTestDatabase, onPostgres } from '../../../testing/index.ts';

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.close());
beforeEach(async () => {
  await db.updateTable('shop_clock').set({ offset_seconds: 0 }).execute();
});

const read = async (from: Queryable) =>
  (await from.selectFrom('shop_clock').select('offset_seconds').executeTakeFirstOrThrow()).offset_seconds;
const write = (to: Queryable, offset_seconds: number) =>
  to.updateTable('shop_clock').set({ offset_seconds }).execute();

it('leaves nothing behind when it fails', async () => {
  const failing = transaction(db, async (tx) => {
    await write(tx, 5);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await read(db)).toBe(0);
});

it('inside a transaction is part of it', async () => {
  const failing = transaction(db, async (tx) => {
    await transaction(tx, (same) => write(same, 5));
    expect(await read(tx)).toBe(5);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await read(db)).toBe(0);
});

onPostgres('two that read and then write the same row', () => {
  it('both take effect: the loser is run again', async () => {
    let runs = 0;
    const bothHaveRead = Promise.withResolvers<void>();
    const addOne = () =>
      transaction(
        db,
        async (tx) => {
          const before = await read(tx);
          runs += 1;
          if (runs === 2) bothHaveRead.resolve();
          await bothHaveRead.promise;
          await write(tx, before + 1);
        },
        { isolation: 'serializable' },
      );
    await Promise.all([addOne(), addOne()]);
    expect(await read(db)).toBe(2);
    expect(runs).toBe(3);
  });

  it('gives up after three more tries', async () => {
    let runs = 0;
    const unlucky = transaction(db, async () => {
      runs += 1;
      throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
    });
    await expect(unlucky).rejects.toThrow('deadlock');
    expect(runs).toBe(4);
  });
});
