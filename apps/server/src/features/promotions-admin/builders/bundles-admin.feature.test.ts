import { bundlesRoutes } from '@huarong/contract/admin/bundles';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openAdmin, type StaffBrowser } from '../../../../testing/open-admin.ts';
import { bundleRule } from '../testing/bundle-rule.ts';

let shop: Awaited<ReturnType<typeof openAdmin>>;
let staff: StaffBrowser;
/** Skus on sale of different products: a case, three parts, another case. */
let box: string;
let parts: string[];
let otherBox: string;
beforeAll(async () => {
  shop = await openAdmin({ hasCatalogue: true });
  staff = await shop.signIn('MARKETER');
  const rows = await shop.db
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .select(['product.id', (row) => row.fn.min('sku.id').as('sku')])
    .where('product.status', '=', 'published')
    .where('sku.is_live', '=', true)
    .groupBy('product.id')
    .orderBy('product.id')
    .limit(5)
    .execute();
  [box = '', otherBox = '', ...parts] = rows.map(({ sku }) => sku);
}, 120_000);
afterAll(() => shop.close());

const save = (change: object = {}) =>
  staff.call(bundlesRoutes.save, {
    ...{ bundleId: null, version: null, title: '自选两格盘', caseSkuId: box, rule: bundleRule(parts) },
    ...change,
  });
const detail = async (bundleId: string) => (await staff.call(bundlesRoutes.detail, { bundleId })).results;
const publish = (bundleId: string, version: number) =>
  staff.call(bundlesRoutes.publish, { bundleId, version });
const shown = async (bundleId: string) => (await shop.app.inject(`/v1/product/bundle/${bundleId}`)).json();

describe('a bundle that shoppers put together', () => {
  it('goes from draft to live to stopped, and shoppers see it while it is live', async () => {
    const { bundleId, version } = (await save()).results;
    const draft = await detail(bundleId);
    expect(draft).toMatchObject({ state: 'draft', slots: 2, parts: 3, missingParts: 0, title: '自选两格盘' });
    const prices = draft.skus.filter(({ skuId }: { skuId: string }) => parts.includes(skuId));
    const cheapest = prices
      .map(({ priceFen }: { priceFen: number }) => priceFen)
      .sort((a: number, b: number) => a - b);
    const casePrice = draft.skus.find(({ skuId }: { skuId: string }) => skuId === box).priceFen;
    expect(draft.range.from).toBe(casePrice + cheapest[0] + cheapest[1] - 10_00);
    expect((await shown(bundleId)).errorCode).toBe('CNT3001E');
    const live = (await publish(bundleId, version)).results;
    await vi.waitFor(async () => expect((await shown(bundleId)).results.title).toBe('自选两格盘'), 10_000);
    const renamed = await save({ bundleId, version: live.version, title: '自选眼影盘' });
    expect(renamed.errorCode).toBeNull();
    await vi.waitFor(async () => expect((await shown(bundleId)).results.title).toBe('自选眼影盘'), 10_000);
    const stopped = await staff.call(bundlesRoutes.stop, {
      bundleId,
      version: renamed.results.version,
      reason: '换季',
    });
    expect(stopped.errorCode).toBeNull();
    await vi.waitFor(async () => expect((await shown(bundleId)).errorCode).toBe('CNT3001E'), 10_000);
    expect(await save({ bundleId, version: stopped.results.version })).toMatchObject({
      errorCode: 'ADM9493W',
    });
  });

  it.each([
    ['no groups', () => bundleRule(parts, { groups: [] }), 'groups'],
    ['a part twice', () => bundleRule([...parts, parts[0] ?? '']), 'groups'],
    ['no delivery text', () => bundleRule(parts, { deliveryText: '' }), 'deliveryText'],
    ['a negative discount', () => bundleRule(parts, { fullDiscountFen: -1 }), 'fullDiscountFen'],
    ['an unknown column', () => bundleRule(parts, { colour: 'red' }), ''],
  ])('is refused with %s, and the field is named', async (_name, rule, field) => {
    const before = (await staff.call(bundlesRoutes.list, {})).results.total;
    const answer = await save({ rule: rule() });
    expect(answer).toMatchObject({ errorCode: 'ADM9492E', status: 409 });
    expect(answer.results.fields.map((each: { field: string }) => each.field)).toContain(field);
    expect((await staff.call(bundlesRoutes.list, {})).results.total).toBe(before);
  });

  it.each([
    ['an unknown part', () => bundleRule([...parts, '99999999']), '没有规格'],
    ['the case as a part', () => bundleRule([...parts, box]), '盒子本身'],
    [
      'groups that cannot fill the slots',
      () => bundleRule(parts, { groups: [{ name: '哑光', hint: '打底', partSkuIds: parts, most: 1 }] }),
      '选不满',
    ],
  ])('is not published with %s', async (_name, rule, reason) => {
    const { bundleId, version } = (await save({ rule: rule() })).results;
    const answer = await publish(bundleId, version);
    expect(answer.errorCode).toBe('ADM9493W');
    expect(answer.message).toContain(reason);
    expect((await detail(bundleId)).state).toBe('draft');
    expect((await staff.call(bundlesRoutes.remove, { bundleId })).errorCode).toBeNull();
    expect((await staff.call(bundlesRoutes.detail, { bundleId })).status).toBe(404);
  });

  it('has a case of its own while it is live', async () => {
    const first = (await save({ caseSkuId: otherBox })).results;
    await publish(first.bundleId, first.version);
    const second = (await save({ caseSkuId: otherBox, title: '第二个' })).results;
    expect((await publish(second.bundleId, second.version)).message).toContain('请先停止它');
    expect((await staff.call(bundlesRoutes.remove, { bundleId: first.bundleId })).errorCode).toBe('ADM9493W');
  });

  it('of which two people save the same version is saved once', async () => {
    const { bundleId, version } = (await save()).results;
    const both = await Promise.all([
      save({ bundleId, version, title: '甲' }),
      save({ bundleId, version, title: '乙' }),
    ]);
    expect(both.map(({ errorCode }) => errorCode).sort()).toEqual(['ADM9491W', null].sort());
  });

  it('is listed page by page', async () => {
    const first = (await staff.call(bundlesRoutes.list, { size: 1 })).results;
    expect(first.rows).toHaveLength(1);
    const second = (await staff.call(bundlesRoutes.list, { size: 1, after: first.next })).results;
    expect(second.rows[0].bundleId > first.rows[0].bundleId).toBe(true);
    const back = (await staff.call(bundlesRoutes.list, { size: 1, before: second.previous })).results;
    expect(back.rows).toEqual(first.rows);
  });
});
