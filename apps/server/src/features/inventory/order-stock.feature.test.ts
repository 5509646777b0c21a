import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#platform/database';
import { createTestDatabase, onPostgres, type TestDatabase } from '../../../testing/index.ts';
import { SKU, seedProducts } from '../cart/testing/seed-products.ts';
import { holdStock, releaseStock, sellStock } from './index.ts';

const SKUS = [SKU.rouge, SKU.cream, SKU.brush].sort();
const UNTIL = new Date('2100-01-01T00:00:00Z');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 8 });
  await seedProducts(database.db);
});
afterAll(() => database.close());

const levels = () =>
  database.db
    .selectFrom('stock')
    .select(['sku_id', 'available', 'held', 'sold'])
    .where('sku_id', 'in', SKUS)
    .orderBy('sku_id')
    .execute();
const ledgerOf = (reference: string) =>
  database.db
    .selectFrom('stock_ledger')
    .select(['sku_id', 'delta', 'reason'])
    .where('reference', '=', reference)
    .orderBy('id')
    .execute();
/** Holds one unit of the first sku, two of the second and three of the third. */
const hold = async (reference: string) => {
  const units = new Map(SKUS.map((skuId, index) => [skuId, index + 1]));
  const shortage = await transaction(database.db, (tx) => holdStock(tx, reference, units, UNTIL));
  expect(shortage).toBeNull();
};
const release = (reference: string) => transaction(database.db, (tx) => releaseStock(tx, reference));

describe('releasing the stock of an order', () => {
  it('makes all its skus available again and writes one ledger row a sku', async () => {
    const before = await levels();
    await hold('order-1');
    expect((await levels()).map(({ held }, index) => held - before[index]!.held)).toEqual([1, 2, 3]);
    await release('order-1');
    expect(await levels()).toEqual(before);
    expect(await ledgerOf('order-1')).toEqual([
      ...SKUS.map((sku_id, index) => ({ sku_id, delta: -(index + 1), reason: 'hold' })),
      ...SKUS.map((sku_id, index) => ({ sku_id, delta: index + 1, reason: 'release' })),
    ]);
  });

  it('happens once, and leaves other orders alone', async () => {
    await hold('order-2');
    await hold('order-3');
    const before = await levels();
    await release('order-2');
    await release('order-2');
    expect((await levels()).map(({ held }, index) => before[index]!.held - held)).toEqual([1, 2, 3]);
    expect(await ledgerOf('order-2')).toHaveLength(6);
    expect(await ledgerOf('order-3')).toHaveLength(3);
    await release('order-3');
  });

  it('does nothing once the order is sold', async () => {
    await hold('order-4');
    await transaction(database.db, (tx) => sellStock(tx, 'order-4'));
    const sold = await levels();
    await release('order-4');
    expect(await levels()).toEqual(sold);
  });
});

describe('holding the stock of an order', () => {
  it('names the first sku that is short and writes nothing after the roll back', async () => {
    const before = await levels();
    const units = new Map(SKUS.map((skuId, index) => [skuId, index === 0 ? 1 : 1_000_000]));
    const failing = transaction(database.db, async (tx) => {
      const shortage = await holdStock(tx, 'too-much', units, UNTIL);
      expect(shortage).toEqual({ skuId: SKUS[1], available: before[1]!.available });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await levels()).toEqual(before);
    expect(await ledgerOf('too-much')).toEqual([]);
  });
});

onPostgres('two orders of the same skus, held at once', () => {
  it('lock the stock rows in the order of their skus, so that neither waits for the other in a circle', async () => {
    const { db } = database;
    const [first, ...others] = SKUS;
    // The row is stored behind the others: neither the table's order nor that of the units is the order of skus.
    await sql`update stock set available = available where sku_id = ${first}`.execute(db);
    const locked = Promise.withResolvers<void>();
    const done = Promise.withResolvers<void>();
    const blocking = transaction(db, async (tx) => {
      await sql`select from stock where sku_id = ${first} for update`.execute(tx);
      locked.resolve();
      await done.promise;
    });
    await locked.promise;
    const units = new Map(SKUS.toReversed().map((skuId) => [skuId, 1]));
    const waitingHold = transaction(db, (tx) => holdStock(tx, 'waiting', units, UNTIL));
    await expect.poll(countWaiting).toBe(1);
    const { rows: free } = await sql<{ sku_id: string }>`
      select sku_id from stock where sku_id = any(${others}) order by sku_id for update skip locked`.execute(
      db,
    );
    done.resolve();
    await blocking;
    expect(await waitingHold).toBeNull();
    await release('waiting');
    expect(free.map(({ sku_id }) => sku_id)).toEqual(others);
  });
});

/** Sessions of this database that wait for a lock. */
const countWaiting = async () =>
  (
    await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(database.db)
  ).rows[0]!.count;

onPostgres('two orders of the same skus, released at once', () => {
  it('both release every unit, without a deadlock', async () => {
    const before = await levels();
    for (let round = 0; round < 20; round++) {
      const references = [`a-${round}`, `b-${round}`];
      for (const reference of references) await hold(reference);
      await Promise.all(references.map(release));
    }
    expect(await levels()).toEqual(before);
  });

  it('one sold and one released at once keep the sum of units', async () => {
    const before = await levels();
    await hold('paid');
    await hold('cancelled');
    await Promise.all([transaction(database.db, (tx) => sellStock(tx, 'paid')), release('cancelled')]);
    const after = await levels();
    expect(after.map(({ sold }, index) => sold - before[index]!.sold)).toEqual([1, 2, 3]);
    expect(after.map(({ available }, index) => before[index]!.available - available)).toEqual([1, 2, 3]);
    expect(after.map(({ held }) => held)).toEqual(before.map(({ held }) => held));
  });
});
