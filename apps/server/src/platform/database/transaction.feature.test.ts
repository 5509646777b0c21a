import { sql } from 'kysely';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { type Queryable, type Tx, transaction, withOneConnection } from '#platform/database';
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

it('writes nothing when it fails', async () => {
  const failing = transaction(db, async (tx) => {
    await write(tx, 5);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await read(db)).toBe(0);
});

it('joins the transaction it is called in', async () => {
  const failing = transaction(db, async (tx) => {
    await transaction(tx, (same) => write(same, 5));
    expect(await read(tx)).toBe(5);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await read(db)).toBe(0);
});

it('is rolled back without an error when its result says so', async () => {
  const refused = await transaction(
    db,
    async (tx) => {
      await write(tx, 5);
      return 'refused';
    },
    { shouldCommit: (outcome) => outcome === 'done' },
  );
  expect(refused).toBe('refused');
  expect(await read(db)).toBe(0);
});

it('fails when a statement failed and its error was not handled', async () => {
  const careless = transaction(db, async (tx) => {
    await write(tx, 5);
    await sql`select 1 / 0`.execute(tx).catch(() => undefined);
  });
  await expect(careless).rejects.toThrow('was not handled');
  expect(await read(db)).toBe(0);
});

it('refuses queries once it has ended', async () => {
  let ended: Tx | undefined;
  await transaction(db, async (tx) => {
    ended = tx;
    await write(tx, 5);
  });
  await expect(write(ended!, 6)).rejects.toThrow('over');
  expect(await read(db)).toBe(5);
});

it('reports the first error when several statements were sent together', async () => {
  const failing = transaction(db, (tx) =>
    Promise.all([write(tx, 5), sql`select 1 / 0`.execute(tx), write(tx, 6)]),
  );
  await expect(failing).rejects.toThrow('division by zero');
  expect(await read(db)).toBe(0);
});

it.each([
  ['in a transaction', transaction],
  ['on one connection', withOneConnection],
])('queries sent together %s are answered in the order they were sent', async (_where, run) => {
  const seen = await run(db, (on) =>
    Promise.all([
      write(on, 5),
      read(on),
      sql`update shop_clock set offset_seconds = offset_seconds + 1`.execute(on),
      read(on),
      transaction(on, (same) => read(same)),
    ]),
  );
  expect([seen[1], seen[3], seen[4]]).toEqual([5, 6, 6]);
});

onPostgres('two that read and then write the same row', () => {
  it('both take effect: the one that lost is run again', async () => {
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

it('fails with the error of the statement that failed first, whichever is awaited', async () => {
  const failing = transaction(db, async (tx) => {
    const first = sql`select 1 / 0`.execute(tx);
    const second = sql`select 1`.execute(tx);
    await first.catch(() => undefined);
    await second;
  });
  await expect(failing).rejects.toMatchObject({ code: '22012' });
});
