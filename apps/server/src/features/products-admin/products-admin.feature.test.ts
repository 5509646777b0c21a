import { changesRoutes } from '@huarong/contract/admin/changes';
import { productsRoutes } from '@huarong/contract/admin/products';
import { EMPTY_PRODUCT } from '@huarong/core/catalogue';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { advanceClock, readClock } from '#platform/clock';
import { runDueJobs } from '#platform/jobs';
import { lipstick } from '../catalogue-import/testing/sample-file.ts';
import { importLines } from '../catalogue-import/testing/sample-shop.ts';
import { changeSetJobs } from '../change-sets/index.ts';
import { deleteOldRowsNightly } from '../system/delete-old-rows-nightly.ts';
import { openProducts, PRODUCT, type ProductsShop, SKU } from './testing/open-products.ts';

let shop: ProductsShop;
beforeAll(async () => {
  shop = await openProducts();
}, 120_000);
afterAll(() => shop.close());
beforeEach(() => shop.reset());

const list = async (input: object = {}) => (await shop.owner.call(productsRoutes.list, input)).results;
const codes = async (input: object = {}) =>
  (await list(input)).rows.map(({ code }: { code: string }) => code);
const setStatus = (status: string, more: object = {}, productIds: string[] = [PRODUCT]) =>
  shop.merchandiser.call(productsRoutes.setStatus, { productIds, status, reason: '换季汰换', ...more });
const rowOf = () =>
  shop.db.selectFrom('product').selectAll().where('id', '=', PRODUCT).executeTakeFirstOrThrow();

describe('the list of products', () => {
  it('shows what staff look for', async () => {
    const page = await list();
    expect(page).toMatchObject({
      total: 1,
      counts: { published: 1, unlabelled: 0, skus: 2 },
      rows: [
        {
          productId: PRODUCT,
          code: 'SA-001',
          nickname: '小赤木',
          brandName: 'SOLÈNE ARDEY',
          categoryName: '彩妆',
          skuCount: 2,
          lowestFen: 32_000,
          available: 17,
          status: 'published',
          missing: [],
          plannedAt: null,
          imagePath: expect.stringContaining('/pictures/'),
          changedBy: null,
        },
      ],
    });
  });

  it.each([
    ['丝绒', 1],
    ['sa-001', 1],
    ['SA-001-02', 1],
    ['6901234567892', 1],
    [PRODUCT, 1],
    ['索兰娜', 1],
    ['100%', 0],
    ['_', 0],
    ['690123456789', 0],
  ])('finds %s', async (q, count) => expect((await list({ q })).total).toBe(count));

  it('filters and pages in both directions', async () => {
    await importLines(shop.db, [
      {
        ...lipstick,
        product_code: 'SA-002',
        sku_code: 'SA-002-01',
        name_cn: '口红',
        status: '草稿',
        stock: '0',
      },
      {
        ...lipstick,
        product_code: 'SA-003',
        sku_code: 'SA-003-01',
        name_cn: '唇釉',
        warnings: '',
        status: '草稿',
      },
      {
        ...lipstick,
        product_code: 'SA-004',
        sku_code: 'SA-004-01',
        name_cn: '唇线笔',
        stock: '0',
        images: '',
      },
    ]);
    expect(await codes({ status: 'draft', sort: 'number' })).toEqual(['SA-002', 'SA-003']);
    expect(await codes({ unlabelled: 'yes' })).toEqual(['SA-003']);
    expect((await list({ unlabelled: 'yes' })).rows[0].missing).toEqual(['警示语']);
    expect(await codes({ soldOut: 'yes' })).toEqual(['SA-004']);
    expect(await codes({ imageless: 'yes' })).toEqual(['SA-004']);
    expect((await list({ categoryId: '60002' })).total).toBe(4);
    expect((await list({ brandId: '1' })).total).toBe(0);
    const all = await codes();
    for (const sort of ['changed', 'number']) {
      const first = await list({ sort, size: 2 });
      const second = await list({ sort, size: 2, after: first.next });
      const again = await list({ sort, size: 2, before: second.previous });
      expect(again.rows).toEqual(first.rows);
      expect(second.next).toBeNull();
      const shown = [...first.rows, ...second.rows].map(({ code }: { code: string }) => code);
      expect(shown).toHaveLength(4);
      expect(new Set(shown)).toEqual(new Set(all));
    }
    expect((await shop.owner.call(productsRoutes.list, { after: 'nowhere' })).status).toBe(400);
  });

  it('offers what forms need', async () => {
    const { brands, categories } = (await shop.owner.call(productsRoutes.options, {})).results;
    expect(brands).toMatchObject([{ name: 'SOLÈNE ARDEY 索兰娜', letter: 'S' }]);
    expect(categories.at(-1)).toEqual({
      categoryId: '600020301',
      path: '彩妆 › 彩妆 › 彩妆',
      level: 3,
      hasChildren: false,
    });
  });
});

describe('the editor of a product', () => {
  it('saves fields as one set that can be undone', async () => {
    const { values } = await shop.detail();
    const saved = await shop.save(
      { name_cn: values.name_cn, tags: [], warnings: values.warnings, story: values.story },
      { name_cn: ' 朱砂唇膏 ', tags: ['新'], warnings: '勿入眼', story: [{ title: '一', text: '二' }] },
    );
    expect(saved.results).toMatchObject({ state: 'applied' });
    expect((await shop.detail()).values).toEqual({
      ...values,
      name_cn: '朱砂唇膏',
      tags: ['新'],
      warnings: '勿入眼',
      story: [{ title: '一', text: '二' }],
    });
    expect((await list()).rows[0]).toMatchObject({ changedBy: expect.any(String) });
    const { sets } = (await shop.owner.call(productsRoutes.history, { productId: PRODUCT })).results;
    expect(sets[0]).toMatchObject({ kind: 'product', state: 'applied', title: '修改商品资料 SA-001' });
    expect(sets[0].changes).toContainEqual({
      subject: null,
      label: '商品名称',
      before: values.name_cn,
      after: '朱砂唇膏',
    });
    const { setId } = saved.results;
    expect((await shop.owner.call(changesRoutes.undo, { setId, reason: '填错了' })).results).toEqual({
      left: [],
    });
    expect((await shop.detail()).values).toEqual(values);
  });

  it('saves tested figures, writes them into the history, and takes them back', async () => {
    const { values } = await shop.detail();
    const stored = [{ figure: '8h', claim: '持色', method: '30 位受试者使用后自评' }];
    expect(values.tested_figures).toEqual(stored);
    const more = [...stored, { figure: '92%', claim: '认为涂一层就够', method: '四周家用测试，n=60' }];
    const saved = await shop.save({ tested_figures: stored }, { tested_figures: more });
    expect(saved.results).toMatchObject({ state: 'applied' });
    expect((await shop.detail()).values.tested_figures).toEqual(more);
    const { sets } = (await shop.owner.call(productsRoutes.history, { productId: PRODUCT })).results;
    expect(sets[0].changes).toEqual([
      {
        subject: null,
        label: '实测数据',
        before: '8h：持色：30 位受试者使用后自评',
        after: '8h：持色：30 位受试者使用后自评‖92%：认为涂一层就够：四周家用测试，n=60',
      },
    ]);
    const cleared = await shop.save({ tested_figures: more }, { tested_figures: [] });
    expect((await shop.detail()).values.tested_figures).toEqual([]);
    for (const { setId } of [cleared.results, saved.results])
      await shop.owner.call(changesRoutes.undo, { setId, reason: '填错了' });
    expect((await shop.detail()).values).toEqual(values);
  });

  it('saves what a set holds, writes it into the history, and takes it back', async () => {
    const { values } = await shop.detail();
    const stored = [{ name: '丝绒唇膏', size: '3.2g', count: 1, code: '', sku_size: '' }];
    expect(values.included_items).toEqual(stored);
    await importLines(shop.db, [{ ...lipstick, product_code: 'SA-002', sku_code: 'SA-002-01' }]);
    const more = [...stored, { name: '护唇膏', size: '1g', count: 2, code: 'SA-002', sku_size: '3.2g' }];
    const saved = await shop.save({ included_items: stored }, { included_items: more });
    expect(saved.results).toMatchObject({ state: 'applied' });
    expect((await shop.detail()).values.included_items).toEqual(more);
    const { sets } = (await shop.owner.call(productsRoutes.history, { productId: PRODUCT })).results;
    expect(sets[0].changes).toEqual([
      {
        subject: null,
        label: '盒内清单',
        before: '丝绒唇膏：3.2g：1',
        after: '丝绒唇膏：3.2g：1‖护唇膏：1g：2：SA-002：3.2g',
      },
    ]);
    await shop.owner.call(changesRoutes.undo, { setId: saved.results.setId, reason: '填错了' });
    expect((await shop.detail()).values).toEqual(values);
  });

  it.each([
    [{ code: 'SA-404' }, '第 1 行的商品编码「SA-404」在店里没有'],
    [{ code: 'sa-001' }, '第 1 行的商品编码是这件商品自己的'],
    [{ sku_size: '四件套' }, '第 1 行的所在规格「四件套」不是这件商品的规格：3.2g'],
    [{ count: 0 }, '第 1 行数量应为 1 到 999 的整数'],
  ])('refuses a set with %j, and says what is wrong', async (part, message) => {
    const item = { name: '护唇膏', size: '1g', count: 1, code: '', sku_size: '', ...part };
    expect(await shop.save({}, { included_items: [item] })).toMatchObject({
      errorCode: 'ADM9202E',
      results: { count: 1, fields: [{ field: 'included_items', message }] },
    });
  });

  it.each([
    [{ tested_figures: [{ figure: '8h', claim: '持色', method: '' }] }, 'tested_figures'],
    [{ tested_figures: [{ figure: '8h', claim: '最持久', method: '自评' }] }, 'tested_figures'],
    [{ name_cn: '' }, 'name_cn'],
    [{ code: 'a b' }, 'code'],
    [{ brand_id: '1' }, 'brand_id'],
    [{ category_id: 'none' }, 'category_id'],
    [{ shelf_life_months: 121 }, 'shelf_life_months'],
  ])('refuses %j and changes nothing', async (values, field) => {
    const before = await shop.detail();
    expect(await shop.save({}, values)).toMatchObject({
      errorCode: 'ADM9202E',
      results: { count: 1, fields: [{ field }] },
    });
    expect(await shop.detail()).toEqual(before);
  });

  it('refuses a code of another product, also in other letters', async () => {
    await importLines(shop.db, [{ ...lipstick, product_code: 'SA-002', sku_code: 'SA-002-01' }]);
    expect(await shop.save({}, { code: 'sa-002' })).toMatchObject({
      results: { fields: [{ field: 'code', message: '另一件商品已有这个编码' }] },
    });
    expect((await shop.save({}, { code: 'sa-001' })).results).toMatchObject({ state: 'applied' });
  });

  it('does not let a product on sale lose its label', async () => {
    expect(await shop.save({}, { warnings: '  ' })).toMatchObject({
      status: 409,
      errorCode: 'ADM9204E',
      message: '在售的商品不能缺标签信息：警示语',
    });
    await setStatus('withdrawn');
    expect((await shop.save({}, { warnings: '' })).results).toMatchObject({ state: 'applied' });
    expect(await setStatus('published')).toMatchObject({
      errorCode: 'ADM9204E',
      message: '不能上架：SA-001 缺警示语',
      results: { products: [{ productId: PRODUCT, missing: ['警示语'] }] },
    });
    expect((await rowOf()).status).toBe('withdrawn');
  });

  it('shows a field that somebody else has changed as mine, theirs and base; others merge', async () => {
    const { values } = await shop.detail();
    await shop.save({ line: values.line }, { line: '他们的' }, {}, shop.owner);
    const mine = await shop.save(
      { line: values.line, name_en: values.name_en },
      { line: '我的', name_en: 'Lipstick' },
    );
    expect(mine).toMatchObject({
      status: 409,
      errorCode: 'ADM9203W',
      results: { count: 1, fields: [{ field: 'line', base: '', mine: '我的', theirs: '他们的' }] },
    });
    expect((await shop.detail()).values).toMatchObject({ line: '他们的', name_en: '' });
    // What is chosen is saved over what was shown.
    expect(
      (await shop.save({ line: '他们的', name_en: '' }, { line: '我的', name_en: 'Lipstick' })).results,
    ).toMatchObject({
      state: 'applied',
    });
    expect((await shop.detail()).values).toMatchObject({ line: '我的', name_en: 'Lipstick' });
  });

  it('can wait for its time', async () => {
    const applyAt = new Date((await readClock(shop.db)).getTime() + 3_600_000).toISOString();
    expect((await shop.save({ line: '' }, { line: '明天的' }, { applyAt })).results).toMatchObject({
      state: 'planned',
    });
    expect(await shop.detail()).toMatchObject({ values: { line: '' }, planned: [{ applyAt }] });
    await advanceClock(shop.db, 3_700);
    await runDueJobs(shop.db, changeSetJobs(shop.db));
    expect(await shop.detail()).toMatchObject({ values: { line: '明天的' }, planned: [] });
    const past = '2020-01-01T00:00:00Z';
    expect(await shop.save({}, { line: 'x' }, { applyAt: past })).toMatchObject({ errorCode: 'ADM9103E' });
  });

  it('says that there is no such product', async () => {
    for (const [route, more] of [
      [productsRoutes.detail, {}],
      [productsRoutes.skus, {}],
      [productsRoutes.history, {}],
      [productsRoutes.save, { base: {}, values: { line: 'x' } }],
      [productsRoutes.duplicate, { code: 'X-1' }],
    ] as const)
      expect(await shop.owner.call(route, { productId: '1', ...more })).toMatchObject({
        status: 404,
        errorCode: 'ADM9201E',
      });
    expect(await shop.save({}, {})).toMatchObject({ errorCode: 'ADM9208W' });
  });
});

describe('a new product', () => {
  const values = async () => ({
    ...EMPTY_PRODUCT,
    code: 'SA-009',
    brand_id: (await rowOf()).brand_id,
    category_id: '600020301',
    name_cn: '唇膏',
  });
  it('is a draft, and not on sale before it has a label and a sku', async () => {
    const made = await shop.merchandiser.call(productsRoutes.create, { values: await values() });
    const { productId } = made.results;
    expect(await shop.detail(productId)).toMatchObject({ status: 'draft', skuCount: 0, shopPath: null });
    expect(await setStatus('published', {}, [productId])).toMatchObject({
      message: expect.stringContaining('全成分、在售的规格'),
    });
    const again = await shop.merchandiser.call(productsRoutes.create, { values: await values() });
    expect(again).toMatchObject({ errorCode: 'ADM9202E', results: { fields: [{ field: 'code' }] } });
    // A number that was given away is not given to something else.
    await shop.owner.call(changesRoutes.undo, { setId: made.results.setId, reason: '填错了' });
    const next = await shop.merchandiser.call(productsRoutes.create, { values: await values() });
    expect(Number(next.results.productId)).toBe(Number(productId) + 1);
  });

  it('can be a copy, without barcodes and stock', async () => {
    const copy = await shop.merchandiser.call(productsRoutes.duplicate, { productId: PRODUCT, code: 'SB-1' });
    const { productId } = copy.results;
    const [original, copied] = [await shop.detail(), await shop.detail(productId)];
    expect(copied).toMatchObject({ status: 'draft', values: { ...original.values, code: 'SB-1' } });
    expect(await shop.skus(productId)).toMatchObject([
      {
        available: 0,
        values: { code: 'SB-1-01', barcode: null, market_price_fen: null, shade_name: '砖红' },
      },
      { available: 0, values: { code: 'SB-1-02', barcode: null, shade_name: '豆沙' } },
    ]);
    expect(
      await shop.merchandiser.call(productsRoutes.duplicate, { productId: PRODUCT, code: 'SA-001' }),
    ).toMatchObject({ errorCode: 'ADM9202E' });
  });
});

describe('taking products off sale', () => {
  it('is one set, at once or at a time, and can be undone', async () => {
    const off = await setStatus('withdrawn');
    expect(off.results).toMatchObject({ state: 'applied' });
    expect((await rowOf()).status).toBe('withdrawn');
    expect(await setStatus('withdrawn')).toMatchObject({ errorCode: 'ADM9208W' });
    await shop.owner.call(changesRoutes.undo, { setId: off.results.setId, reason: '填错了' });
    expect((await rowOf()).status).toBe('published');
    const applyAt = new Date((await readClock(shop.db)).getTime() + 3_600_000).toISOString();
    await setStatus('withdrawn', { applyAt });
    expect((await list()).rows[0]).toMatchObject({ status: 'published', plannedAt: applyAt });
    expect(await setStatus('withdrawn', {}, [PRODUCT, '1'])).toMatchObject({ errorCode: 'ADM9201E' });
  });

  it('shows first what would break', async () => {
    const impact = async () =>
      (await shop.owner.call(productsRoutes.impact, { productIds: [PRODUCT] })).results.parts;
    expect(await impact()).toEqual([
      { kind: 'order', id: null, label: '未付款订单占用的', count: 0, effect: '没有影响' },
    ]);
    const from = new Date(Date.now() - 86_400_000);
    const to = new Date(Date.now() + 30 * 86_400_000);
    await shop.db
      .insertInto('promotion')
      .values({
        id: 'off-sale',
        kind: 'gift',
        title: '满赠',
        rule: JSON.stringify({ scope: { skuIds: [SKU] }, gifts: [{ skuId: '1' }] }),
        starts_at: from,
        ends_at: to,
      })
      .execute();
    await shop.db
      .insertInto('bundle_price')
      .values({
        id: 'off-set',
        title: '两支',
        sku_ids: [SKU, '1'],
        price_fen: 100,
        starts_at: from,
        ends_at: to,
      })
      .execute();
    await shop.db
      .insertInto('campaign_page')
      .values({
        slug: 'off-page',
        title: '冬日焕采季',
        description: '',
        blocks: JSON.stringify([{ kind: 'products', productIds: [PRODUCT] }]),
      })
      .execute();
    await shop.db.insertInto('cart').values({ owner: 'guest:off', changed_at: from }).execute();
    await shop.db
      .insertInto('cart_line')
      .values({ owner: 'guest:off', sku_id: SKU, quantity: 1, added_price_fen: 1, added_at: from })
      .execute();
    expect(await impact()).toMatchObject([
      { kind: 'cart', count: 1 },
      { kind: 'order', count: 0 },
      { kind: 'promotion', id: 'off-sale', label: '满赠', count: 1 },
      { kind: 'bundle', id: 'off-set', count: 1 },
      { kind: 'campaign', id: 'off-page', label: '冬日焕采季', count: 1 },
    ]);
    await shop.db.deleteFrom('promotion').where('id', '=', 'off-sale').execute();
    await shop.db.deleteFrom('bundle_price').where('id', '=', 'off-set').execute();
    await shop.db.deleteFrom('campaign_page').where('slug', '=', 'off-page').execute();
    await shop.db.deleteFrom('cart').where('owner', '=', 'guest:off').execute();
  });
});

describe('a draft of an editor', () => {
  const draftOf = async (by = shop.merchandiser) =>
    (await by.call(productsRoutes.draft, { productId: PRODUCT })).results.draft;
  it('is deleted after thirty days', async () => {
    const typed = { base: {}, values: { line: '忘了' } };
    const ageTo = (days: number) =>
      sql`update product_draft set saved_at = now() - make_interval(days => ${sql.lit(days)})`.execute(
        shop.db,
      );
    await shop.merchandiser.call(productsRoutes.saveDraft, { productId: PRODUCT, ...typed });
    await ageTo(29);
    await deleteOldRowsNightly(shop.db);
    expect(await draftOf()).not.toBeNull();
    await ageTo(31);
    await deleteOldRowsNightly(shop.db);
    expect(await draftOf()).toBeNull();
  });

  it('belongs to one person, and ends when it is saved', async () => {
    const typed = { base: { line: '' }, values: { line: '写到一半' } };
    const stored = await shop.merchandiser.call(productsRoutes.saveDraft, { productId: PRODUCT, ...typed });
    expect(await draftOf()).toEqual({ ...typed, savedAt: stored.results.savedAt });
    expect(await draftOf(shop.owner)).toBeNull();
    await shop.merchandiser.call(productsRoutes.saveDraft, {
      productId: PRODUCT,
      ...typed,
      values: { line: '再写' },
    });
    expect(await draftOf()).toMatchObject({ values: { line: '再写' } });
    await shop.save({ line: '' }, { line: '写完了' });
    expect(await draftOf()).toBeNull();
    await shop.merchandiser.call(productsRoutes.saveDraft, { productId: PRODUCT, ...typed });
    await shop.merchandiser.call(productsRoutes.deleteDraft, { productId: PRODUCT });
    expect(await draftOf()).toBeNull();
    expect(
      await shop.merchandiser.call(productsRoutes.saveDraft, { productId: '1', ...typed }),
    ).toMatchObject({ errorCode: 'ADM9201E' });
  });
});
