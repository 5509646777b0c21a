import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../../testing/index.ts';
import { adjustStock, findStock } from './adjust-stock.ts';

let shop: Awaited<ReturnType<typeof createTestApp>>;
let skuId: string;
beforeAll(async () => {
  shop = await createTestApp({ hasCatalogue: true });
  skuId = (await shop.app.inject('/v1/product/detail/201501')).json().results.skuId;
});
afterAll(() => shop.close());

const inventory = async (sku: string, query: Record<string, string> = {}) =>
  (await shop.app.inject({ url: `/v1/product/inventory/${sku}`, query })).json();
const leave = (available: number) =>
  shop.database.db.updateTable('stock').set({ available }).where('sku_id', '=', skuId).execute();

describe('GET inventory', () => {
  it('shows the current stock without a cache', async () => {
    await leave(7);
    expect((await inventory(skuId)).results).toMatchObject({ inventory: 7, hasInventory: true });
    await leave(6);
    expect((await inventory(skuId)).results.inventory).toBe(6);
  });

  it('shows a delivery date, earlier near a warehouse', async () => {
    await leave(7);
    const days = async (districtCode: string) =>
      Date.parse((await inventory(skuId, { districtCode })).results.arrivesAt) / 86_400_000;
    expect((await days('540102')) - (await days('310104'))).toBe(4);
    expect((await inventory(skuId)).results.deliveryText).toMatch(/预计 \d+ 月 \d+ 日（周.）送达$/);
  });

  it('shows no delivery date when sold out', async () => {
    await leave(0);
    const { results } = await inventory(skuId);
    expect(results).toMatchObject({ inventory: 0, hasInventory: false });
    expect(results.arrivesAt).toBeUndefined();
    expect(results.deliveryText).toMatch(/^到货后从.+仓发出$/);
  });

  it('refuses an unknown sku', async () => expect((await inventory('1')).errorCode).toBe('CNT1002E'));
});

describe('a correction of the stock', () => {
  const adjust = (difference: number) =>
    adjustStock(shop.database.db, skuId, { difference, cause: 'count', reference: 'test' });

  it('removes at most what is available', async () => {
    await leave(3);
    expect(await adjust(-4)).toBeNull();
    expect(await findStock(shop.database.db, skuId)).toMatchObject({ available: 3 });
    expect(await adjust(-3)).toMatchObject({ available: 0 });
  });
});
