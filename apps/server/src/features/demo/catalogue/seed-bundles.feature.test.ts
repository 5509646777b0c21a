import type { Bundle } from '@huarong/contract/bundles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listViolations } from '../../../../testing/audit.ts';
import { createTestApp } from '../../../../testing/index.ts';
import { readBuilders } from '../../bundles/index.ts';
import { seedCoupons } from '../coupons/seed-coupons.ts';
import { seedOrders } from '../orders/seed-orders.ts';
import { seedPromotions } from '../promotions/seed-promotions.ts';
import { seedBundles } from './seed-bundles.ts';

let shop: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  shop = await createTestApp({ hasCatalogue: true, hasMembers: true });
  await seedBundles(shop.database.db);
  // Orders refer to coupons, and coupons to the offers of the promotions.
  await seedPromotions(shop.database.db);
  await seedOrders(shop.database.db);
  await seedCoupons(shop.database.db);
});
afterAll(() => shop.close());

/** Polls, because the shop learns of new builders by a database notification. */
const find = (bundleId: string) =>
  expect.poll(async () => (await shop.app.inject(`/v1/product/bundle/${bundleId}`)).json(), {
    timeout: 15_000,
  });
const bundleOf = async (bundleId: string): Promise<Bundle> =>
  (await shop.app.inject(`/v1/product/bundle/${bundleId}`)).json().results;

describe('the demo’s builders', () => {
  it('are two with enough parts in stock', async () => {
    await find('kestra-quad').toMatchObject({ results: { casePrice: '98.00', hasInventory: true } });
    await find('oreval-five').toMatchObject({ results: { casePrice: '48.00', hasInventory: true } });
    expect((await readBuilders(shop.database.db)).unreadable).toEqual([]);
  });

  it('have all parts in stock but one, which has an arrival date', async () => {
    await find('kestra-quad').toMatchObject({ status: 0 });
    const parts = [...(await bundleOf('kestra-quad')).parts, ...(await bundleOf('oreval-five')).parts];
    expect(parts).toHaveLength(17 + 8);
    expect(parts.filter(({ hasInventory }) => !hasInventory)).toMatchObject([
      { skuName: 'S04 橄榄', arrivalText: '预计 7 天内到货' },
    ]);
    expect(parts.at(-1)).toMatchObject({ skuName: '壁炉夜话', groupName: '雪与火' });
    for (const { hex } of parts) expect(hex).toMatch(/^#[0-9A-F]{6}$/i);
  });

  it('are linked from the product page of their case', async () => {
    const { productId } = await bundleOf('kestra-quad');
    const detail = (await shop.app.inject(`/v1/product/detail/${productId}`)).json();
    expect(detail.results.bundleId).toBe('kestra-quad');
    expect(detail.results.fits).toBeUndefined();
  });

  it('are linked from the product pages of their parts', async () => {
    const { title, parts } = await bundleOf('kestra-quad');
    const { productId } = await shop.database.db
      .selectFrom('sku')
      .select('product_id as productId')
      .where('id', '=', parts[0]!.skuId)
      .executeTakeFirstOrThrow();
    const detail = (await shop.app.inject(`/v1/product/detail/${productId}`)).json();
    expect(detail.results.fits).toEqual([{ bundleId: 'kestra-quad', title }]);
  });

  it('are inserted once, however often the demo is started', async () => {
    await seedBundles(shop.database.db);
    expect((await readBuilders(shop.database.db)).byId.size).toBe(2);
  });
});

it('the regular customer has two bundle orders, and the ledger audit finds nothing', async () => {
  const lines = await shop.database.db
    .selectFrom('order_line')
    .select(['engraving', 'paid_fen'])
    .where('kind', '=', 'bundle')
    .orderBy('paid_fen')
    .execute();
  expect(lines).toEqual([
    { engraving: null, paid_fen: 98_00 },
    { engraving: '知夏', paid_fen: 344_00 },
  ]);
  expect(await listViolations(shop.database.db)).toEqual([]);
});
