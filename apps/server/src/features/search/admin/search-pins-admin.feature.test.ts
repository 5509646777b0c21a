import { searchPinsRoutes } from '@huarong/contract/admin/search';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openAdmin, type StaffBrowser } from '../../../../testing/open-admin.ts';

let shop: Awaited<ReturnType<typeof openAdmin>>;
let staff: StaffBrowser;
let usual: { productId: string; brandId: string }[];
beforeAll(async () => {
  shop = await openAdmin({ hasCatalogue: true });
  staff = await shop.signIn('MERCHANDISER');
  usual = (await find({})).productList;
});
afterAll(() => shop.close());

const find = async (more: object) =>
  (
    await shop.app.inject({
      url: '/v1/search-service/brand/keyword',
      query: { keyword: '睫毛膏', pageSize: '50', ...more },
    })
  ).json().results;
const idsIn = async (more: object = {}): Promise<string[]> =>
  (await find(more)).productList.map(({ productId }: { productId: string }) => productId);
const save = (pin: object) =>
  staff.call(searchPinsRoutes.save, { query: '睫毛膏', kind: 'pin', reason: '双十二主推', ...pin });
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

describe('pins and burials', () => {
  it('reach the shop, in the usual order only, and never against a filter', async () => {
    const [first, , , fourth] = usual;
    const { results } = await save({ productId: fourth!.productId, position: 1, endsAt: inDays(3) });
    expect(
      (await save({ query: ' 睫毛 膏', productId: first!.productId, kind: 'bury' })).errorCode,
    ).toBeNull();
    await vi.waitFor(async () => expect((await idsIn())[0]).toBe(fourth!.productId), { timeout: 10_000 });
    const ids = await idsIn();
    expect(ids).toHaveLength(usual.length);
    expect(ids.at(-1)).toBe(first!.productId);
    const sorted = await idsIn({ sort: 'sales' });
    expect(sorted.indexOf(fourth!.productId)).not.toBe(0);
    const other = usual.find(({ brandId }) => brandId !== fourth!.brandId)!;
    expect(await idsIn({ filters: `brand:${other.brandId}` })).not.toContain(fourth!.productId);
    const [entry] = await shop.lastEntries();
    expect(entry).toMatchObject({ call: 'searchPins.save', reason: '双十二主推' });
    expect(
      (await staff.call(searchPinsRoutes.remove, { pinId: results.pinId, reason: '活动结束' })).errorCode,
    ).toBe(null);
    await vi.waitFor(async () => expect((await idsIn())[0]).not.toBe(fourth!.productId), { timeout: 10_000 });
    expect(
      (await staff.call(searchPinsRoutes.remove, { pinId: results.pinId, reason: '活动结束' })).errorCode,
    ).toBe('ADM9246E');
  });

  it('outside their time change nothing, and are listed by state', async () => {
    const last = usual.at(-1)!.productId;
    expect((await save({ productId: last, startsAt: inDays(1), endsAt: inDays(2) })).errorCode).toBeNull();
    await shop.database.db
      .insertInto('search_pin')
      .values({
        typed: '睫毛膏',
        query: '睫毛膏',
        product_id: usual.at(-2)!.productId,
        kind: 'pin',
        position: 1,
        starts_at: new Date(Date.now() - 2 * 86_400_000),
        ends_at: new Date(Date.now() - 86_400_000),
      })
      .execute();
    expect((await save({ productId: usual[5]!.productId, position: 1 })).errorCode).toBeNull();
    await vi.waitFor(async () => expect((await idsIn())[0]).toBe(usual[5]!.productId), { timeout: 10_000 });
    expect((await idsIn())[1]).not.toBe(last);
    const { counts, rows } = (await staff.call(searchPinsRoutes.list, { state: 'planned', q: '睫毛膏' }))
      .results;
    expect(counts).toMatchObject({ planned: 1, ended: 1, active: 2 });
    expect(rows).toMatchObject([{ productId: last, kind: 'pin', position: 1, state: 'planned' }]);
  });

  it('replace what was said of the product before, and refuse what makes no sense', async () => {
    const { productId } = usual[7]!;
    const one = (await save({ query: '晚霜', productId, position: 2 })).results.pinId;
    expect((await save({ query: '晚霜', productId, kind: 'bury' })).results.pinId).toBe(one);
    const { rows } = (await staff.call(searchPinsRoutes.list, { q: '晚霜' })).results;
    expect(rows).toMatchObject([{ kind: 'bury', position: null }]);
    for (const [pin, reason] of [
      [{ productId: '999999' }, '不在售'],
      [{ productId, query: '！？' }, '文字或数字'],
      [{ productId, startsAt: inDays(3), endsAt: inDays(2) }, '结束时间'],
      [{ productId, endsAt: inDays(-1) }, '结束时间'],
    ] as const) {
      const reply = await save(pin);
      expect(reply.errorCode).toBe('ADM9247E');
      expect(reply.message).toContain(reason);
    }
  });
});
