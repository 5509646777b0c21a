import type { ProductCard, ProductSet } from '@huarong/contract/catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberOwner } from '#platform/context';
import { createTestApp } from '../../../testing/index.ts';

const LIPSTICK = '207101';
const CREAM = '201501';

let shop: Awaited<ReturnType<typeof createTestApp>>;
let lipstickSku: string;
beforeAll(async () => {
  shop = await createTestApp({ hasCatalogue: true, hasMembers: true });
  lipstickSku = (await shop.app.inject(`/v1/product/detail/${LIPSTICK}`)).json().results.skuId;
});
afterAll(() => shop.close());

const recommend = async (
  scene: string,
  query: Record<string, string> = {},
  headers: Record<string, string> = {},
) =>
  (await shop.app.inject({ url: `/v1/product/recommend/${scene}`, query, headers })).json().results as {
    list: ProductCard[];
    reason: string;
    isPersonalised: boolean;
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

  it('of a member use what was viewed and bought anywhere, until 个性化推荐 is switched off', async () => {
    const { db } = shop.database;
    const encode = (text: string) => Buffer.from(text).toString('base64');
    const login = await shop.app.inject({
      method: 'POST',
      url: '/api/SOA/myaccount/postLogin',
      headers: { deviceFingerprint: '0123456789abcdef0123456789abcdef' },
      payload: { queryBody: { loginId: encode('13800000001'), password: encode('Huarong2026!') } },
    });
    const { UID, Token } = login.json().results;
    const member = { UID, Token };
    const { id: memberId } = await db
      .selectFrom('member')
      .select('id')
      .where('mobile', '=', '13800000001')
      .executeTakeFirstOrThrow();
    expect(await recommend('guess-you-like', {}, member)).toMatchObject({
      reason: '大家在买',
      isPersonalised: false,
    });
    await db
      .insertInto('browsing_history')
      .values({ owner: memberOwner(memberId), product_id: CREAM, seen_at: new Date() })
      .execute();
    await db
      .insertInto('offline_receipt')
      .values({
        receipt_no: 'SH02-1101-0387',
        member_id: memberId,
        store_name: '徐汇店',
        bought_at: new Date(),
      })
      .execute();
    await db
      .insertInto('offline_line')
      .values({
        receipt_no: 'SH02-1101-0387',
        position: 1,
        sku_id: lipstickSku,
        product_id: LIPSTICK,
        product_name: '唇膏',
        sku_name: '朱砂',
        brand_name: '索兰娜',
        price_fen: 100,
        quantity: 1,
      })
      .execute();
    const personal = await recommend('guess-you-like', { pageSize: '6' }, member);
    expect(personal).toMatchObject({ reason: '根据你看过和买过的商品', isPersonalised: true });
    expect(new Set(await Promise.all(ids(personal).map(leafOf)))).toEqual(
      new Set([await leafOf(CREAM), await leafOf(LIPSTICK)]),
    );
    const switchOff = (code: 'history' | 'recommendation') =>
      db.insertInto('privacy_switch').values({ member_id: memberId, code, is_on: false }).execute();
    await switchOff('history');
    expect((await recommend('guess-you-like', { productIds: CREAM }, member)).reason).toBe(
      '根据你买过的商品',
    );
    await switchOff('recommendation');
    const general = await recommend('guess-you-like', { productIds: CREAM, pageSize: '6' }, member);
    expect(general).toMatchObject({ reason: '热销与新品', isPersonalised: false });
    expect(ids(general)).not.toEqual(ids(personal));
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
