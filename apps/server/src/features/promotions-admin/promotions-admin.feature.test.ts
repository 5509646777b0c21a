import { promotionsRoutes } from '@huarong/contract/admin/promotions';
import { OrderStatus } from '@huarong/core/orders';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { insertRows } from '#platform/database';
import { openAdmin, type StaffBrowser } from '../../../testing/open-admin.ts';
import { createOrder } from '../orders/admin/testing/create-order.ts';

let shop: Awaited<ReturnType<typeof openAdmin>>;
let staff: StaffBrowser;
let brandId: string;
let skuId: string;
beforeAll(async () => {
  shop = await openAdmin({ hasCatalogue: true });
  staff = await shop.signIn('MARKETER');
  const row = await shop.db
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .select(['sku.id', 'product.brand_id'])
    .where('product.status', '=', 'published')
    .where('sku.is_live', '=', true)
    .orderBy('sku.id')
    .executeTakeFirstOrThrow();
  ({ id: skuId, brand_id: brandId } = row);
}, 120_000);
afterAll(() => shop.close());

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
const tier = (amount: number, off: number) => ({
  reach: { kind: 'amount', amount },
  benefit: { kind: 'amountOff', amount: off, maxTimes: 1 },
});
const BASE = {
  ...{ mark: '满减', conditions: [], priority: 900, exclusionGroup: null },
  quota: { total: null, perShopper: null },
};
const ladder = (more: object = {}, rule: object = {}) => ({
  ...{ kind: 'fullAmount', title: '品牌满减', startsAt: hours(-1), endsAt: hours(48), ...more },
  rule: {
    ...{ ...BASE, excludesPrices: [], combinesWithCoupons: true },
    scope: { kind: 'brand', brandIds: [brandId] },
    tiers: [tier(100, 1), tier(200, 3)],
    ...rule,
  },
});
const create = (values: object) => staff.call(promotionsRoutes.create, { values });
const detail = async (promotionId: string) =>
  (await staff.call(promotionsRoutes.detail, { promotionId })).results;
const offersOfSku = async () =>
  (await shop.app.inject(`/v1/product/promotion/${skuId}`))
    .json()
    .results.promotions.map(({ promotionId }: { promotionId: string }) => promotionId);

describe('a promotion', () => {
  it('goes from draft to live to stopped, and shoppers see it while it is live', async () => {
    const draft = (await create(ladder())).results;
    expect(await detail(draft.promotionId)).toMatchObject({
      ...{ phase: 'draft', kindText: '满减', title: '品牌满减', version: 1, isDeletable: true },
    });
    expect(await offersOfSku()).not.toContain(draft.promotionId);
    const live = (await staff.call(promotionsRoutes.publish, draft)).results;
    await vi.waitFor(async () => expect(await offersOfSku()).toContain(draft.promotionId), {
      timeout: 10_000,
    });
    expect((await staff.call(promotionsRoutes.remove, draft)).errorCode).toBe('ADM9306W');
    const stopped = await staff.call(promotionsRoutes.stop, { ...live, reason: '改天再做' });
    expect(stopped.errorCode).toBeNull();
    await vi.waitFor(async () => expect(await offersOfSku()).not.toContain(draft.promotionId), {
      timeout: 10_000,
    });
    expect((await staff.call(promotionsRoutes.publish, stopped.results)).errorCode).toBe('ADM9304W');
    const edit = { ...stopped.results, values: ladder() };
    expect((await staff.call(promotionsRoutes.save, edit)).errorCode).toBe('ADM9304W');
  });

  it('is refused with every wrong field in Chinese, and nothing is stored', async () => {
    const before = (await staff.call(promotionsRoutes.list)).results.counts.all;
    const wrong = await create(
      ladder(
        { title: '', startsAt: hours(2), endsAt: hours(1) },
        { tiers: [tier(200, 300), tier(100, 1)], mark: '' },
      ),
    );
    expect(wrong.errorCode).toBe('ADM9302E');
    const messages = Object.fromEntries(
      wrong.results.fields.map(({ field, message }: { field: string; message: string }) => [field, message]),
    );
    expect(messages).toMatchObject({
      title: '请填写',
      mark: '请填写',
      'window.until': '结束时间须晚于开始时间',
    });
    expect(Object.keys(messages)).toContain('tiers');
    for (const message of Object.values(messages)) expect(message).toMatch(/\p{Script=Han}/u);
    expect((await staff.call(promotionsRoutes.list)).results.counts.all).toBe(before);
  });

  it('is changed by one editor at a time; the second loses nothing and reads who was first', async () => {
    const draft = (await create(ladder())).results;
    const first = await staff.call(promotionsRoutes.save, { ...draft, values: ladder({ title: '甲写的' }) });
    expect(first.results.version).toBe(2);
    const second = await staff.call(promotionsRoutes.save, { ...draft, values: ladder({ title: '乙写的' }) });
    expect(second).toMatchObject({ errorCode: 'ADM9303W' });
    expect((await detail(draft.promotionId)).title).toBe('甲写的');
    const copied = (await staff.call(promotionsRoutes.copy, { promotionId: draft.promotionId })).results;
    expect(await detail(copied.promotionId)).toMatchObject({ title: '甲写的 副本', state: 'draft' });
    for (const { promotionId } of [draft, copied])
      expect((await staff.call(promotionsRoutes.remove, { promotionId })).errorCode).toBeNull();
    expect((await staff.call(promotionsRoutes.detail, { promotionId: draft.promotionId })).status).toBe(404);
  });

  it('is not published when a gift does not exist, its time is over or its scope is empty', async () => {
    const gift = (id: string) => ({
      ...{ kind: 'gift', title: '满赠', startsAt: hours(-1), endsAt: hours(48) },
      rule: {
        ...{ ...BASE, mark: '满赠', scope: { kind: 'all' } },
        tiers: [
          {
            reach: { kind: 'amount', amount: 100 },
            benefit: {
              choose: 1,
              maxTimes: 1,
              gifts: [{ skuId: id, title: '唇刷', quantity: 1, value: 100 }],
            },
          },
        ],
      },
    });
    for (const [values, reason] of [
      [gift('no-such'), '没有规格 no-such'],
      [ladder({ startsAt: hours(-3), endsAt: hours(-2) }), '结束时间已经过了'],
      [ladder({}, { scope: { kind: 'brand', brandIds: ['0'] } }), '范围里没有规格'],
    ] as const) {
      const draft = (await create(values)).results;
      const refused = await staff.call(promotionsRoutes.publish, draft);
      expect([refused.errorCode, refused.message]).toEqual(['ADM9305E', `还不能发布：${reason}`]);
    }
    const draft = (await create(gift(skuId))).results;
    const { rule } = await detail(draft.promotionId);
    expect(rule.tiers[0].benefit.gifts[0].giftId).toBe(`${draft.promotionId}:${skuId}`);
  });
});

describe('other kinds', () => {
  const unit = (kind: string, benefit: object) => ({
    ...{ kind, title: kind, startsAt: hours(1), endsAt: hours(2) },
    rule: { ...BASE, mark: '特价', scope: { kind: 'list', goods: { skuIds: [skuId] } }, benefit },
  });
  it.each(['flashSale', 'limitedTime', 'memberPrice'])('%s is stored with its benefit', async (kind) => {
    for (const benefit of [
      { kind: 'fixedPrice', prices: { [skuId]: 100 } },
      { kind: 'unitOff', amount: 100 },
      { kind: 'payPercent', percent: 85 },
    ]) {
      const { promotionId } = (await create(unit(kind, benefit))).results;
      expect((await detail(promotionId)).rule.benefit).toEqual(benefit);
    }
  });
  it('a bundle price is published when it is lower than its parts', async () => {
    const others = await shop.db
      .selectFrom('sku')
      .innerJoin('product', 'product.id', 'sku.product_id')
      .select(['sku.id', 'offer_price_fen'])
      .where('sku.is_live', '=', true)
      .where('product.status', '=', 'published')
      .orderBy('sku.id')
      .limit(2)
      .execute();
    const sum = others.reduce((all, { offer_price_fen }) => all + offer_price_fen, 0);
    const bundle = (priceFen: number) => ({
      ...{ kind: 'bundle', title: '搭配', startsAt: hours(1), endsAt: hours(2) },
      rule: { skuIds: others.map(({ id }) => id), priceFen },
    });
    const dear = (await create(bundle(sum))).results;
    expect((await staff.call(promotionsRoutes.publish, dear)).errorCode).toBe('ADM9305E');
    const saved = (await staff.call(promotionsRoutes.save, { ...dear, values: bundle(sum - 1) })).results;
    expect((await staff.call(promotionsRoutes.publish, saved)).errorCode).toBeNull();
    expect(await detail(dear.promotionId)).toMatchObject({ kindText: '搭配价', phase: 'planned' });
    expect((await create({ ...bundle(1), rule: { skuIds: [skuId], priceFen: 1 } })).errorCode).toBe(
      'ADM9302E',
    );
  });
});

describe('the scope', () => {
  const scope = async (value: object) => (await staff.call(promotionsRoutes.scope, { scope: value })).results;
  it('counts skus as the price engine covers them, with exceptions and what is not on sale', async () => {
    const whole = await scope({ kind: 'brand', brandIds: [brandId] });
    const own = await shop.db
      .selectFrom('sku')
      .innerJoin('product', 'product.id', 'sku.product_id')
      .select(({ fn }) => fn.countAll<number>().as('counted'))
      .where('product.brand_id', '=', brandId)
      .executeTakeFirstOrThrow();
    expect(whole).toMatchObject({ skuCount: own.counted, brandCount: 1 });
    expect(whole.names[`brand:${brandId}`]).toMatch(/\p{Script=Han}/u);
    const less = await scope({ kind: 'brand', brandIds: [brandId], except: { skuIds: [skuId] } });
    expect(less.skuCount).toBe(own.counted - 1);
    const all = await scope({ kind: 'all' });
    expect((await scope({ kind: 'excluded', goods: { brandIds: [brandId] } })).skuCount).toBe(
      all.skuCount - own.counted,
    );
    await shop.db.updateTable('sku').set({ is_live: false }).where('id', '=', skuId).execute();
    const hidden = await scope({ kind: 'list', goods: { skuIds: [skuId] } });
    expect(hidden).toMatchObject({ skuCount: 1, notOnSale: 1, hidden: [{ skuId, isOnSale: false }] });
    await shop.db.updateTable('sku').set({ is_live: true }).where('id', '=', skuId).execute();
    expect((await staff.call(promotionsRoutes.scope, { scope: { kind: 'list', goods: {} } })).errorCode).toBe(
      'ADM9302E',
    );
  });
  it('finds skus by pasted codes and names those that are unknown', async () => {
    const { code } = await shop.db
      .selectFrom('sku')
      .select('code')
      .where('id', '=', skuId)
      .executeTakeFirstOrThrow();
    const found = (await staff.call(promotionsRoutes.codes, { codes: [code, skuId, 'NO-SUCH'] })).results;
    expect(found).toMatchObject({ skus: [{ skuId }], unknown: ['NO-SUCH'] });
  });
});

it('the list goes forward and back by pages, and by tab, kind and words', async () => {
  const list = async (input: object) => (await staff.call(promotionsRoutes.list, input)).results;
  const all = (await list({ size: 200 })).rows;
  const first = await list({ size: 2 });
  const second = await list({ size: 2, after: first.next });
  expect([...first.rows, ...second.rows]).toEqual(all.slice(0, 4));
  expect((await list({ size: 2, before: second.previous })).rows).toEqual(first.rows);
  for (const row of (await list({ tab: 'draft' })).rows) expect(row.phase).toBe('draft');
  for (const row of (await list({ kind: 'bundle' })).rows) expect(row.kind).toBe('bundle');
  expect((await list({ q: '100%' })).total).toBe(0);
  expect((await staff.call(promotionsRoutes.list, { after: 'bm9uZQ' })).status).toBe(200);
});

it('the calendar has every kind of window', async () => {
  const { lines } = (await staff.call(promotionsRoutes.calendar, { from: hours(-24), to: hours(24 * 20) }))
    .results;
  expect(lines.map(({ kind }: { kind: string }) => kind)).toEqual(
    expect.arrayContaining(['promotion', 'bundle']),
  );
  const far = { from: hours(0), to: hours(24 * 400) };
  expect((await staff.call(promotionsRoutes.calendar, far)).errorCode).toBe('ADM9307E');
});

it('the result is what the orders stored, less what came back', async () => {
  const { promotionId } = (await create(ladder())).results;
  const add = async (savedFen: number, status?: OrderStatus) => {
    const { orderId, lineId } = await createOrder(shop.db, {
      quantity: 2,
      amountFen: 200_00,
      ...(status !== undefined && { status }),
    });
    await shop.db
      .updateTable('order_line')
      .set({ snapshot: sql<string>`snapshot || '{"source":"line-1"}'::jsonb` })
      .where('id', '=', lineId)
      .execute();
    await insertRows(shop.db, 'order_offer', [
      {
        ...{ order_id: orderId, position: 1, kind: 'fullAmount', offer_id: promotionId, title: '满减' },
        ...{ reason: '', saved_fen: savedFen },
        lines: [{ source: 'line-1', skuId, units: 2, savedFen }],
      },
    ]);
    return { orderId, lineId };
  };
  const result = async () => (await staff.call(promotionsRoutes.result, { promotionId })).results;
  expect(await result()).toMatchObject({ orders: 0, savedFen: 0, returnedFen: 0, steps: [] });
  const returned = await add(10_00);
  const cancelled = await add(30_00);
  // Nobody paid for it: it is no result.
  await add(70_00, OrderStatus.AwaitingPayment);
  expect(await result()).toMatchObject({
    orders: 2,
    units: 4,
    savedFen: 40_00,
    returnedFen: 0,
    paidFen: 400_00,
  });
  await shop.db
    .updateTable('order_line')
    .set({ returned_quantity: 1 })
    .where('id', '=', returned.lineId)
    .execute();
  expect(await result()).toMatchObject({ savedFen: 40_00, returnedFen: 5_00, returnedOrders: 1 });
  await shop.db
    .updateTable('sub_order')
    .set({ status: OrderStatus.Closed })
    .where('order_id', '=', cancelled.orderId)
    .execute();
  const whole = await result();
  expect(whole).toMatchObject({ savedFen: 40_00, returnedFen: 35_00, returnedOrders: 2, step: 'hour' });
  expect(whole.steps.reduce((all: number, { orders }: { orders: number }) => all + orders, 0)).toBe(2);
  expect((await detail(promotionId)).isDeletable).toBe(false);
  expect((await staff.call(promotionsRoutes.remove, { promotionId })).errorCode).toBe('ADM9306W');
});
