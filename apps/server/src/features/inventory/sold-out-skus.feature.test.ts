import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../testing/index.ts';
import { SKU, seedProducts } from '../cart/testing/seed-products.ts';
import { watchSoldOut } from './sold-out-skus.ts';

const database = await createTestDatabase();
const { db } = database;
/** The clock stands still, so that only notifications change what is known. */
const { skus, stop } = await watchSoldOut(database, () => 0);
beforeAll(() => seedProducts(db));
afterAll(async () => {
  await stop();
  await database.close();
});
beforeEach(() => skus.clear());

const setStock = (available: number) =>
  db.updateTable('stock').set({ available }).where('sku_id', '=', SKU.rouge).execute();

it('a sku is known to be sold out as soon as its last unit is gone, and no longer when one comes back', async () => {
  await setStock(2);
  await setStock(0);
  await vi.waitFor(() => expect(skus.find([SKU.cream, SKU.rouge])).toBe(SKU.rouge));
  await setStock(1);
  await vi.waitFor(() => expect(skus.isEmpty()).toBe(true));
});
