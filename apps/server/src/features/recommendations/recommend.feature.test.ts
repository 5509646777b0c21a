import type { ProductCard, ProductSet } from '@huarong/contract/catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../../testing/index.ts';

const LIPSTICK = '207101';
const CREAM = '201501';

let shop: Awaited<ReturnType<typeof createTestApp>>;
let lipstickSku: string;
beforeAll(async () => {
  shop = await createTestApp({ hasCatalogue: true });
  lipstickSku = (await shop.app.inject(`/v1/product/detail/${LIPSTICK}`)).json().results.skuId;
});
afterAll(() => shop.close());

const recommend = async (scene: string, query: Record<string, string> = {}) =>
  (await shop.app.inject({ url: `/v1/product/recommend/${scene}`, query })).json().results as {
    list: ProductCard[];
    reason: string;
    total: number;
    totalPages: number;
  };
const topOf = async (productId: string) =>
  (
    await shop.app.inject({
      method: 'POST',
      url: `/v1/es/product/getTopCategory/soa_pim/${productId}`,
      payload: {},
    })
  ).json().results.categoryId;
const leafOf = async (productId: string) =>
  (await shop.app.inject(`/v1/product/detail/${productId}`)).json().results.breadcrumb.at(-1).categoryId;
const ids = ({ list }: { list: ProductCard[] }) => list.map(({ productId }) => productId);

describe('recommendations', () => {
  it('for an unknown visitor come from every top category, twenty a page', async () => {
    const first = await recommend('guess-you-like');
    expect(first.reason).toBe('大家在买');
    expect(first.list).toHaveLength(20);
    const homes = new Set(await Promise.all(ids(first).map(topOf)));
    expect(homes.size).toBeGreaterThanOrEqual(4);
    const second = await recommend('guess-you-like', { pageNo: '2' });
    expect(ids(second).filter((id) => ids(first).includes(id))).toEqual([]);
  });

  it('after viewing a cream and a lipstick are similar to these and exclude these', async () => {
    const answer = await recommend('guess-you-like', { productIds: `${CREAM},${LIPSTICK}`, pageSize: '6' });
    expect(answer.reason).toBe('根据你看过的商品');
    expect(ids(answer)).not.toContain(CREAM);
    expect(new Set(await Promise.all(ids(answer).map(leafOf)))).toEqual(
      new Set([await leafOf(CREAM), await leafOf(LIPSTICK)]),
    );
  });

  it('of complements for a lipstick exclude lipsticks and begin with its brand', async () => {
    const { list } = await recommend('collocation', { skuId: lipstickSku, pageSize: '3' });
    expect(new Set(list.map(({ brandNameCN }) => brandNameCN))).toEqual(new Set(['索兰娜']));
    const leaves = await Promise.all(list.map(({ productId }) => leafOf(productId)));
    expect(leaves).not.toContain(await leafOf(LIPSTICK));
    expect(new Set(leaves).size).toBe(3);
  });

  it('of similar products for a lipstick are lipsticks in stock', async () => {
    const answer = await recommend('similar', { skuId: lipstickSku, pageSize: '5' });
    expect(answer.list.every(({ hasInventory }) => hasInventory)).toBe(true);
    expect(new Set(await Promise.all(ids(answer).map(leafOf)))).toEqual(new Set([await leafOf(LIPSTICK)]));
  });

  it('of the history are the viewed products in order and once each, whatever else the browser sends', async () => {
    const answer = await recommend('history', { productIds: `${CREAM},999999,${LIPSTICK},${CREAM}` });
    expect(ids(answer)).toEqual([CREAM, LIPSTICK]);
    expect((await recommend('history')).list).toEqual([]);
  });

  it('for an unknown scene are the general ones', async () =>
    expect((await recommend('moonlight')).reason).toBe('大家在买'));

  it('are empty past the last page', async () => {
    const { list, total, totalPages } = await recommend('find-recommend', { pageNo: '9999' });
    expect(list).toEqual([]);
    expect(totalPages).toBe(Math.ceil(total / 20));
  });
});

describe('product sets', () => {
  const setsOf = async (productId: string) =>
    (await shop.app.inject(`/v1/product/sets/${productId}`)).json().results.list as ProductSet[];
  const skusOf = (productId: string) =>
    shop.database.db
      .selectFrom('sku')
      .select(['id', 'offer_price_fen'])
      .where('product_id', '=', productId)
      .where('is_live', '=', true)
      .orderBy('position')
      .execute();

  it('are shown with their saving on the page of each item until one is sold out', async () => {
    const { db } = shop.database;
    const [[lipstick], [cream]] = [await skusOf(LIPSTICK), await skusOf(CREAM)];
    const skuIds = [lipstick!.id, cream!.id];
    const separate = lipstick!.offer_price_fen + cream!.offer_price_fen;
    const createSet = (id: string, price: number) => ({
      id,
      title: id,
      sku_ids: skuIds,
      price_fen: price,
      starts_at: new Date('2020-01-01'),
      ends_at: new Date('2099-01-01'),
    });
    await db
      .insertInto('bundle_price')
      .values([createSet('cheaper', separate - 5_000), createSet('dearer', separate)])
      .execute();
    await db.updateTable('stock').set({ available: 9 }).where('sku_id', 'in', skuIds).execute();
    await expect.poll(async () => (await setsOf(LIPSTICK)).length, { timeout: 15_000 }).toBe(1);
    const [set] = await setsOf(CREAM);
    expect(set).toMatchObject({
      setId: 'cheaper',
      saved: '50.00',
      setPrice: (separate / 100 - 50).toFixed(2),
      items: skuIds.map((skuId) => ({ skuId })),
    });
    expect(await setsOf('999999')).toEqual([]);
    await db.updateTable('stock').set({ available: 0 }).where('sku_id', '=', cream!.id).execute();
    await expect.poll(async () => (await setsOf(LIPSTICK)).length, { timeout: 15_000 }).toBe(0);
  });
});
