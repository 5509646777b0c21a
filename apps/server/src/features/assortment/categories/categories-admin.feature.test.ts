import { categoriesRoutes } from '@huarong/contract/admin/categories';
import { changesRoutes } from '@huarong/contract/admin/changes';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openAdmin, type StaffBrowser } from '../../../../testing/open-admin.ts';

let shop: Awaited<ReturnType<typeof openAdmin>>;
let staff: StaffBrowser;
beforeAll(async () => {
  shop = await openAdmin({ hasCatalogue: true });
  staff = await shop.signIn('MERCHANDISER');
}, 120_000);
afterAll(() => shop.close());

interface Listed {
  categoryId: string;
  parentId: string | null;
  level: number;
  name: string;
  isLive: boolean;
  redirectTo: string | null;
  productCount: number;
}
const tree = async (): Promise<Listed[]> => (await staff.call(categoriesRoutes.tree)).results.categories;
const find = async (id: string) => (await tree()).find(({ categoryId }) => categoryId === id);
const below = async (id: string | null) =>
  (await tree()).filter(({ parentId }) => parentId === id).map(({ categoryId }) => categoryId);
const create = (input: object) =>
  staff.call(categoriesRoutes.create, { parentId: null, name: '新类', ...input });
const save = (categoryId: string, fields: object, base: object) =>
  staff.call(categoriesRoutes.save, { categoryId, fields, base });
const move = (
  categoryId: string,
  parentId: string | null,
  beforeId: string | null,
  baseParentId: string | null,
) => staff.call(categoriesRoutes.move, { categoryId, parentId, beforeId, baseParentId });
const merge = (categoryId: string, targetId: string) =>
  staff.call(categoriesRoutes.merge, { categoryId, targetId, reason: '两类相近' });
const undo = (setId: string) => staff.call(changesRoutes.undo, { setId, reason: '填错了' });
const remove = (categoryId: string) => staff.call(categoriesRoutes.remove, { categoryId });

const LIPS = '6000203';
const [GLOSS, BALM] = ['600020302', '600020303'];
const allRows = async () =>
  (
    await sql<{ state: string }>`select state::text as state from change_state
      where table_name in ('category', 'product') order by table_name, row_id`.execute(shop.db)
  ).rows.map(({ state }) => state);

describe('the tree', () => {
  it('gets new categories, which are renamed, moved and deleted', async () => {
    const top = (await create({ name: '香氛' })).results.categoryId;
    const group = (await create({ name: '蜡烛', parentId: top })).results.categoryId;
    const leaf = (await create({ name: '大豆蜡', parentId: group })).results.categoryId;
    expect(group).toBe(`${top}01`);
    expect(leaf).toBe(`${group}01`);
    expect(await create({ parentId: leaf })).toMatchObject({
      errorCode: 'ADM9265E',
      message: '不能这样放：分类只有 3 级',
    });
    await save(leaf, { name: '大豆蜡烛' }, { name: '大豆蜡' });
    expect(await find(leaf)).toMatchObject({ name: '大豆蜡烛', level: 3 });
    expect((await remove(group)).message).toBe('不能删除：下面还有分类');
    for (const id of [leaf, group, top]) expect((await remove(id)).errorCode).toBeNull();
    expect(await find(top)).toBeUndefined();
    expect((await create({ name: '香氛' })).results.categoryId).not.toBe(top);
  });

  it('is ordered by moving, within three levels, and every move can be undone', async () => {
    const before = await allRows();
    const children = await below(LIPS);
    const [first, second] = children as [string, string];
    const moved = await move(second, LIPS, first, LIPS);
    expect(await below(LIPS)).toEqual([second, first, ...children.slice(2)]);
    await undo(moved.results.setId);
    expect(await below(LIPS)).toEqual(children);

    const up = await move(LIPS, null, '60001', '60002');
    expect(await find(LIPS)).toMatchObject({ level: 1, parentId: null });
    expect(await find(first)).toMatchObject({ level: 2, parentId: LIPS });
    expect((await below(null))[0]).toBe(LIPS);
    await undo(up.results.setId);
    expect(await allRows()).toEqual(before);

    expect((await move('60001', LIPS, null, null)).message).toBe('不能这样放：分类只有 3 级');
    expect((await move('60002', LIPS, null, null)).message).toBe('不能这样放：不能放到自己下面');
    expect((await move(first, '60001', null, '60003')).errorCode).toBe('ADM9261W');
    expect((await move('nothing', null, null, null)).errorCode).toBe('CNT1003E');
  });

  it('names what somebody else has changed meanwhile', async () => {
    const { name } = (await find(GLOSS)) ?? { name: '' };
    const mine = await save(GLOSS, { name: '甲' }, { name });
    expect(await save(GLOSS, { name: '乙' }, { name })).toMatchObject({ errorCode: 'ADM9261W' });
    expect((await save(GLOSS, { nameEn: 'Lip gloss' }, { nameEn: '' })).status).not.toBe(500);
    expect((await find(GLOSS))?.name).toBe('甲');
    await save(GLOSS, { name }, { name: '甲' });
    expect((await undo(mine.results.setId)).errorCode).toBe('ADM9003W');
  });
});

describe('in the shop', () => {
  const get = async (url: string) => (await shop.app.inject(url)).json();
  const post = async (url: string, queryBody: object = {}) =>
    (await shop.app.inject({ method: 'POST', url, payload: { queryBody } })).json();
  const listing = (category: string) => get(`/v1/search-service/brand/keyword?category=${category}`);
  const groupsOf = async (categoryId: string) =>
    JSON.stringify((await post('/v1/es/groupCategory/getGroupCategory', { categoryId })).results);
  const waitFor = (check: () => Promise<unknown>) => vi.waitFor(check, { timeout: 10_000 });
  const productIn = async (categoryId: string): Promise<string> =>
    (
      await shop.db
        .selectFrom('product')
        .select('id')
        .where('category_id', '=', categoryId)
        .where('status', '=', 'published')
        .executeTakeFirstOrThrow()
    ).id;

  it('a hidden category and all below leave menus, listings, facets and the sitemap; the products stay', async () => {
    const productId = await productIn(GLOSS);
    const { total } = (await listing('60002')).results;
    const hidden = await save(LIPS, { isLive: false }, { isLive: true });
    await waitFor(async () => expect((await listing(LIPS)).errorCode).toBe('CNT1003E'));
    expect((await listing(GLOSS)).errorCode).toBe('CNT1003E');
    expect(await groupsOf('60002')).not.toContain(LIPS);
    const menu = await post('/v1/marketing/MktHomePageController/subCategoryGroup', { categoryId: '60002' });
    expect(JSON.stringify(menu.results.columns)).not.toContain(LIPS);
    const { body: sitemap } = await shop.app.inject('/sitemap.xml');
    for (const path of [`/category/${LIPS}/`, `/category/${GLOSS}/`, `/rank/${LIPS}/`])
      expect(sitemap).not.toContain(path);
    expect((await get(`/v1/product/rankings?categoryId=${LIPS}`)).errorCode).toBe('CNT1003E');
    const parent = (await listing('60002')).results;
    expect(parent.total).toBe(total);
    const everything = (await get('/v1/search-service/brand/keyword?keyword=')).results;
    for (const { facets } of [parent, everything]) {
      const known = facets.find(({ code }: { code: string }) => code === 'category');
      expect(JSON.stringify(known)).not.toContain(LIPS);
    }
    const { breadcrumb, brandId } = (await get(`/v1/product/detail/${productId}`)).results;
    expect(breadcrumb.map(({ categoryId }: Listed) => categoryId)).toEqual(['60002']);
    const wall = await post('/v1/es/brandWall/queryAllBrands', { brandId });
    expect(JSON.stringify(wall.results.groups)).not.toContain(LIPS);
    await undo(hidden.results.setId);
  });

  it('a merged category moves its products, and old addresses lead to the last of a chain', async () => {
    const before = await allRows();
    const [gloss, balm] = [await find(GLOSS), await find(BALM)];
    const preview = await staff.call(categoriesRoutes.previewMerge, { categoryId: GLOSS, targetId: BALM });
    expect(preview.results).toMatchObject({
      productCount: gloss?.productCount,
      targetCount: (gloss?.productCount ?? 0) + (balm?.productCount ?? 0),
      oldPath: `/category/${GLOSS}/`,
      newPath: `/category/${BALM}/`,
    });
    const first = await merge(GLOSS, BALM);
    expect(first.errorCode).toBeNull();
    expect(await find(BALM)).toMatchObject({ productCount: preview.results.targetCount });
    expect(await find(GLOSS)).toMatchObject({ productCount: 0, isLive: false, redirectTo: BALM });
    const target = (await below(LIPS)).find((id) => id !== GLOSS && id !== BALM) ?? '';
    const second = await merge(BALM, target);
    await waitFor(async () => expect((await listing(GLOSS)).results).toEqual({ movedTo: target }));
    expect((await listing(BALM)).results).toEqual({ movedTo: target });
    expect((await get(`/v1/product/rankings?categoryId=${BALM}`)).results).toEqual({ movedTo: target });
    expect((await remove(GLOSS)).errorCode).toBe('ADM9266E');
    expect((await merge(GLOSS, target)).message).toBe('不能合并：它已经并入别的分类');
    expect((await merge(target, BALM)).message).toBe('不能合并：目标已经并入别的分类');
    expect((await save(GLOSS, { isLive: true }, { isLive: false })).errorCode).toBe('ADM9265E');
    expect((await undo(first.results.setId)).errorCode).toBe('ADM9003W');
    await undo(second.results.setId);
    await undo(first.results.setId);
    expect(await allRows()).toEqual(before);
  });

  it('a group is merged with what is below it, and promotions that name it are shown before', async () => {
    const before = await allRows();
    await shop.db
      .insertInto('promotion')
      .values({
        id: 'lips-only',
        kind: 'fullAmount',
        title: '唇部满减',
        rule: JSON.stringify({ scope: { kind: 'category', categoryIds: [LIPS] } }),
        starts_at: new Date(Date.now() + 86_400_000),
        ends_at: new Date(Date.now() + 2 * 86_400_000),
        state: 'draft',
      })
      .execute();
    const children = await below(LIPS);
    const preview = await staff.call(categoriesRoutes.previewMerge, {
      categoryId: LIPS,
      targetId: '6000202',
    });
    expect(preview.results).toMatchObject({ promotions: ['唇部满减'] });
    expect(preview.results.children).toHaveLength(children.length);
    const merged = await merge(LIPS, '6000202');
    expect((await below('6000202')).slice(-children.length)).toEqual(children);
    expect(await below(LIPS)).toEqual([]);
    expect((await merge('6000202', children[0] ?? '')).message).toBe(
      '不能合并：不能并到自己或自己下面的分类',
    );
    await undo(merged.results.setId);
    expect(await allRows()).toEqual(before);
    await shop.db.deleteFrom('promotion').where('id', '=', 'lips-only').execute();
  });
});
