import { brandsRoutes } from '@huarong/contract/admin/brands';
import { changesRoutes } from '@huarong/contract/admin/changes';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openAdmin, type StaffBrowser } from '../../../../testing/open-admin.ts';

let shop: Awaited<ReturnType<typeof openAdmin>>;
let staff: StaffBrowser;
beforeAll(async () => {
  shop = await openAdmin({ hasCatalogue: true });
  staff = await shop.signIn('MERCHANDISER');
}, 120_000);
afterAll(() => shop.close());

const list = async (input: object = {}) => (await staff.call(brandsRoutes.list, input)).results;
const detail = async (brandId: string) => (await staff.call(brandsRoutes.detail, { brandId })).results;
const FIELDS = {
  key: 'qing-yu',
  nameEn: 'QINGYU',
  nameCn: '青屿',
  nicknames: ['小青'],
  letter: 'Q',
  origin: '中国厦门',
  sinceYear: 2019,
  slogan: '海边的香',
  story: ['第一段', '第二段'],
  marks: ['guohuo'],
  isLive: true,
};
const create = (fields: object = {}) => staff.call(brandsRoutes.create, { fields: { ...FIELDS, ...fields } });
const save = (brandId: string, fields: object, base: object, more: object = {}) =>
  staff.call(brandsRoutes.save, { brandId, fields, base, ...more });
const idOf = async (q: string): Promise<string> => (await list({ q })).rows[0].brandId;

describe('the list', () => {
  it('is by letter, by pages and by words, with counts of products', async () => {
    const first = await list({ size: 2 });
    const { counts } = first;
    expect(first.total).toBe(counts.all);
    const second = await list({ size: 2, after: first.next });
    const all = (await list({ size: 200 })).rows;
    expect([...first.rows, ...second.rows]).toEqual(all.slice(0, 4));
    expect((await list({ size: 2, before: second.previous })).rows).toEqual(first.rows);
    const [solene] = (await list({ q: '小赤木' })).rows;
    const sold = await shop.db
      .selectFrom('product')
      .select(({ fn }) => fn.countAll<number>().as('counted'))
      .where('brand_id', '=', solene.brandId)
      .executeTakeFirstOrThrow();
    expect(solene).toMatchObject({ nameCn: '索兰娜', letter: 'S', productCount: sold.counted });
    for (const row of (await list({ letter: 'S' })).rows) expect(row.letter).toBe('S');
    expect((await list({ q: '100%' })).total).toBe(0);
  });
});

describe('a brand', () => {
  it('is created, edited, undone and deleted', async () => {
    const { results } = await create();
    expect(await detail(results.brandId)).toMatchObject({ ...FIELDS, productCount: 0 });
    expect((await list({ tab: 'empty' })).rows).toMatchObject([{ brandId: results.brandId }]);
    const edited = await save(results.brandId, { nameCn: '青屿香氛' }, { nameCn: '青屿' });
    expect((await detail(results.brandId)).nameCn).toBe('青屿香氛');
    const set = (await staff.call(changesRoutes.detail, { setId: edited.results.setId })).results;
    expect(set).toMatchObject({ kind: 'brand', title: '编辑品牌 青屿香氛', state: 'applied' });
    await staff.call(changesRoutes.undo, { setId: edited.results.setId, reason: '填错了' });
    expect((await detail(results.brandId)).nameCn).toBe('青屿');
    expect((await staff.call(brandsRoutes.remove, { brandId: results.brandId })).errorCode).toBeNull();
    expect((await staff.call(brandsRoutes.detail, { brandId: results.brandId })).errorCode).toBe('ADM9262E');
    const again = await create();
    expect(again.results.brandId).not.toBe(results.brandId);
    await staff.call(brandsRoutes.remove, { brandId: again.results.brandId });
  });

  it('has a key of its own, and is deleted only without products', async () => {
    const brandId = await idOf('索兰娜');
    const { key } = await detail(brandId);
    expect(await create({ key })).toMatchObject({
      errorCode: 'ADM9263E',
      message: '标识已被「索兰娜」使用，请换一个',
    });
    expect((await staff.call(brandsRoutes.remove, { brandId })).errorCode).toBe('ADM9264E');
    expect((await detail(brandId)).key).toBe(key);
    for (const fields of [{ key: 'Not A Key' }, { letter: 's' }, { nameEn: '' }, { sinceYear: 3000 }])
      expect((await create(fields)).status).toBe(400);
  });

  it('merges fields of two editors and names those that both changed', async () => {
    const brandId = await idOf('索兰娜');
    const seen = await detail(brandId);
    await save(brandId, { slogan: '甲写的' }, { slogan: seen.slogan });
    expect((await save(brandId, { origin: '法国' }, { origin: seen.origin })).errorCode).toBeNull();
    const refused = await save(
      brandId,
      { slogan: '乙写的', nicknames: ['小朱砂'] },
      { slogan: seen.slogan, nicknames: seen.nicknames },
    );
    expect(refused).toMatchObject({
      errorCode: 'ADM9261W',
      message: '有 1 项在你编辑时被别人改过，请逐项选择',
    });
    expect(await detail(brandId)).toMatchObject({
      slogan: '甲写的',
      origin: '法国',
      nicknames: seen.nicknames,
    });
    await save(brandId, { slogan: seen.slogan, origin: seen.origin }, { slogan: '甲写的', origin: '法国' });
  });
});

describe('a hidden brand', () => {
  const post = async (url: string, queryBody: object = {}) =>
    (await shop.app.inject({ method: 'POST', url, payload: { queryBody } })).json().results;
  const wall = () => post('/v1/es/brandWall/queryAllBrands');
  type Wall = { groups: { brandList: { brandId: string }[] }[] };
  const brandsOf = ({ groups }: Wall) =>
    groups.flatMap(({ brandList }) => brandList.map(({ brandId }) => brandId));

  it('leaves the wall, its page, the facets and the sitemap; its products stay', async () => {
    const brandId = await idOf('索兰娜');
    const { id: productId } = await shop.db
      .selectFrom('product')
      .select('id')
      .where('brand_id', '=', brandId)
      .where('status', '=', 'published')
      .executeTakeFirstOrThrow();
    const { path } = await detail(brandId);
    expect(brandsOf(await wall())).toContain(brandId);
    const hidden = await save(brandId, { isLive: false }, { isLive: true });
    expect(hidden.errorCode).toBeNull();
    await vi.waitFor(async () => expect(brandsOf(await wall())).not.toContain(brandId), { timeout: 10_000 });
    expect(brandsOf(await post('/v1/es/brandWall/queryAllBrands', { brandId }))).toEqual([]);
    expect((await shop.app.inject('/sitemap.xml')).body).not.toContain(path);
    const query = `keyword=${encodeURIComponent('索兰娜')}`;
    const found = (await shop.app.inject(`/v1/search-service/brand/keyword?${query}`)).json().results;
    expect(found.total).toBeGreaterThan(0);
    const facet = found.facets.find(({ code }: { code: string }) => code === 'brand');
    expect(facet?.values ?? []).not.toContainEqual(expect.objectContaining({ value: brandId }));
    expect(found.brand).toBeUndefined();
    for (const words of ['索兰娜', '小赤木', 'SOL']) {
      const url = `/v1/search-service/product/suggest?keyWord=${encodeURIComponent(words)}`;
      const suggested = (await shop.app.inject(url)).json();
      expect(suggested.status).toBe(0);
      expect(JSON.stringify(suggested.results.suggestList)).not.toContain(`"${brandId}"`);
      expect(JSON.stringify(suggested.results.suggestBrandDtoList)).not.toContain(`"${brandId}"`);
    }
    const product = await shop.app.inject(`/v1/product/detail/${productId}`);
    expect(product.json().results).toMatchObject({ brandId, hasBrandPage: false });
    await staff.call(changesRoutes.undo, { setId: hidden.results.setId, reason: '填错了' });
  });
});
