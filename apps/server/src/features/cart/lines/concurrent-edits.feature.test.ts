import { defaultSettings } from '@huarong/core/settings';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { guestOwner, memberOwner } from '#platform/context';
import { type Database, transaction } from '#platform/database';
import { createTestDatabase, onPostgres, type TestDatabase } from '../../../../testing/index.ts';
import { runConcurrently } from '../../coupons/testing/run-concurrently.ts';
import { countUnits } from '../cart.queries.ts';
import { mergeCarts } from '../merge/merge-carts.ts';
import { seedProducts, seedSkus } from '../testing/seed-products.ts';
import { addLine } from './add-line.ts';
import { removeLines } from './remove-lines.ts';
import { saveChecked } from './save-checked.ts';
import { setQuantity } from './set-quantity.ts';
import { subtractQuantity } from './subtract-quantity.ts';

const WORKERS = 16;
const skus = Array.from({ length: 130 }, (_none, index) => `4${String(index).padStart(5, '0')}01`);

onPostgres('concurrent edits of one cart', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase({ poolSize: WORKERS });
    await seedProducts(database.db);
    await seedSkus(database.db, skus);
  });
  afterAll(() => database.close());

  const add = (owner: string, skuId: string, quantity = 1) =>
    addLine(database.db, {
      ...{ owner, skuId, quantity, unitPriceFen: 100_00, isChecked: true },
      limits: defaultSettings('limits'),
    });
  const linesOf = (owner: string) =>
    database.db.selectFrom('cart_line').select(['sku_id', 'quantity']).where('owner', '=', owner).execute();

  it('lose no unit in 200 edits', async () => {
    const owner = 'guest:two-tabs';
    for (const skuId of skus.slice(0, 4)) await add(owner, skuId, 40);
    // 120 additions and 80 subtractions on four lines.
    const edits = Array.from({ length: 200 }, (_none, index) => ({
      skuId: skus[index % 4]!,
      isMore: index % 5 < 3,
    }));
    await runConcurrently(WORKERS, edits, async ({ skuId, isMore }) => {
      if (isMore) expect((await add(owner, skuId)).ok).toBe(true);
      else expect(await subtractQuantity(database.db, { owner, skuId, quantity: 1 })).toBe(true);
    });
    expect(await countUnits(database.db, owner)).toBe(160 + 120 - 80);
  });

  it('lose no unit when guests sign in while the member adds', async () => {
    const owner = memberOwner('90001');
    const guests = Array.from({ length: 20 }, (_none, index) => `signs-in-${index}`);
    for (const guestId of guests) await add(guestOwner(guestId), skus[0]!, 2);
    const edits = guests.flatMap((guestId) => [guestId, null]);
    await runConcurrently(WORKERS, edits, async (guestId) => {
      if (guestId === null) expect((await add(owner, skus[0]!)).ok).toBe(true);
      else await transaction(database.db, (tx) => mergeCarts(tx, { guestId, memberId: '90001' }));
    });
    expect(await linesOf(owner)).toEqual([{ sku_id: skus[0], quantity: 20 * 2 + 20 }]);
  });

  it('would lose units if an edit read first and wrote afterwards', async () => {
    const owner = 'guest:naive';
    await add(owner, skus[0]!);
    await runConcurrently(WORKERS, Array.from({ length: 60 }), () =>
      readThenWrite(database.db, owner, skus[0]!),
    );
    const units = await countUnits(database.db, owner);
    expect(units).toBeGreaterThan(1);
    expect(units).toBeLessThan(61);
  });

  it('never exceed 99 units of a sku or 120 lines', async () => {
    const owner = 'guest:limits';
    await runConcurrently(
      WORKERS,
      Array.from({ length: 110 }),
      async () => void (await add(owner, skus[0]!)),
    );
    expect(await linesOf(owner)).toEqual([{ sku_id: skus[0], quantity: 99 }]);
    await runConcurrently(WORKERS, skus.slice(1), async (skuId) => void (await add(owner, skuId)));
    expect(await linesOf(owner)).toHaveLength(120);
  });

  it('never deadlock, whatever the operations', async () => {
    const owner = 'guest:ring';
    for (const skuId of skus.slice(0, 6)) await add(owner, skuId, 9);
    const operations = [
      (skuId: string) => add(owner, skuId),
      (skuId: string) => setQuantity(database.db, { owner, skuId, quantity: 5, unitsPerSku: 99 }),
      (skuId: string) => subtractQuantity(database.db, { owner, skuId, quantity: 1 }),
      (skuId: string) =>
        removeLines(
          database.db,
          owner,
          [skuId, skus[5]!, skus[0]!].map((each) => ({ skuId: each })),
        ),
      (skuId: string) =>
        saveChecked(database.db, {
          owner,
          isPresale: () => false,
          list: [skuId, skus[3]!, skus[1]!].map((each) => ({ skuId: each, checked: true })),
        }),
    ];
    const edits = Array.from({ length: 300 }, (_none, index) => index);
    await runConcurrently(
      WORKERS,
      edits,
      async (index) => void (await operations[index % 5]!(skus[(index * 7) % 6]!)),
    );
    const { line_count } = await database.db
      .selectFrom('cart')
      .select('line_count')
      .where('owner', '=', owner)
      .executeTakeFirstOrThrow();
    expect(line_count).toBe((await linesOf(owner)).length);
  });
});

/** A wrong implementation that this test must detect. */
async function readThenWrite(db: Database, owner: string, skuId: string) {
  const { quantity } = await db
    .selectFrom('cart_line')
    .select('quantity')
    .where('owner', '=', owner)
    .where('sku_id', '=', skuId)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('cart_line')
    .set({ quantity: quantity + 1 })
    .where('owner', '=', owner)
    .where('sku_id', '=', skuId)
    .execute();
}
