import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../../testing/index.ts';

let shop: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  shop = await createTestApp({ hasCatalogue: true });
});
afterAll(() => shop.close());

const get = async (url: string) => (await shop.app.inject(url)).json();
const post = async (url: string, queryBody: object = {}) =>
  (await shop.app.inject({ method: 'POST', url, payload: { queryBody } })).json();
const anyProduct = () =>
  shop.database.db
    .selectFrom('product')
    .select(['id', 'name_cn', 'category_id'])
    .orderBy('id')
    .executeTakeFirstOrThrow();

describe('the brand wall', () => {
  it('is sorted by letter, names that begin with a digit last', async () => {
    const { results } = await post('/v1/es/brandWall/queryAllBrands');
    const letters = results.groups.map((group: { letter: string }) => group.letter);
    expect(letters).toEqual([...letters].sort((a, b) => (a === '#' ? 1 : b === '#' ? -1 : a < b ? -1 : 1)));
    const solene = results.groups
      .flatMap((group: { brandList: { brandNameEN: string }[] }) => group.brandList)
      .find((brand: { brandNameEN: string }) => brand.brandNameEN === 'SOLÈNE ARDEY');
    expect(solene).toMatchObject({
      brandNameCN: '索兰娜',
      brandNickNames: ['小赤木'],
      link: expect.stringMatching(/^\/brand\/SOL%C3%88NEARDEY-\d+\/$/),
    });
  });
});

describe('categories', () => {
  it('have eight top categories with two levels below each', async () => {
    const { results } = await post('/v1/es/groupCategory/getGroupCategory');
    expect(results.groups.map((group: { categoryId: string }) => group.categoryId)).toEqual([
      '60001',
      '60002',
      '60003',
      '60004',
      '60005',
      '60006',
      '60007',
      '60008',
    ]);
    const lips = await post('/v1/es/groupCategory/getGroupCategory', { categoryId: '60002' });
    expect(lips.results.groups.map((group: { name: string }) => group.name)).toContain('唇部彩妆');
  });

  it('answer with a refusal for an unknown category', async () =>
    expect((await post('/v1/es/groupCategory/getGroupCategory', { categoryId: '99999' })).errorCode).toBe(
      'CNT1003E',
    ));

  it('include the top category of a product', async () => {
    const { id, category_id } = await anyProduct();
    const { results } = await post(`/v1/es/product/getTopCategory/soa_pim/${id}`);
    expect(results.categoryId).toBe(category_id.slice(0, 5));
  });
});

describe('trial sizes', () => {
  it('show the smallest size with its own price', async () => {
    const pages = await Promise.all(
      [1, 2].map((pageNo) => post('/v1/es/product/tryout', { pageNo, pageSize: 25 })),
    );
    const cards = pages.flatMap(({ results }) => results.list);
    expect(cards.find(({ productName }) => productName === '三百日发酵精华水')).toMatchObject({
      size: '30ml',
      offerPrice: '198.00',
    });
    expect(cards.find(({ productName }) => productName === '珠光养肤粉底液SPF20')).toMatchObject({
      size: '120 白珠 5ml',
      offerPrice: '98.00',
    });
  });
});

describe('product detail', () => {
  it('has skus, images with the front first, the breadcrumb and the complete label', async () => {
    const { id, name_cn } = await anyProduct();
    const { results } = await get(`/v1/product/detail/${id}`);
    expect(results.productName).toBe(name_cn);
    expect(results.skus.length).toBeGreaterThan(0);
    expect(results.skus[0].offerPrice).toMatch(/^\d+\.\d{2}$/);
    expect(results.images.length).toBeGreaterThan(1);
    expect(results.images[0].skuImagePath).toContain('-front-');
    expect(results.breadcrumb).toHaveLength(3);
    expect(results.specifications.map((fact: { name: string }) => fact.name)).toEqual(
      expect.arrayContaining(['产品名称', '执行标准', '净含量']),
    );
  });

  it('has tested figures where the product has some', async () => {
    const idOf = async (condition: RawBuilder<boolean>) =>
      (await shop.database.db.selectFrom('product').select('id').where(condition).executeTakeFirstOrThrow())
        .id;
    const tested = await get(`/v1/product/detail/${await idOf(sql`name_cn = '朱砂丝绒哑光唇膏'`)}`);
    expect(tested.results.testedFigures).toEqual([
      { figure: '8h', claim: '持色', method: '30 位受试者使用后自评' },
      { figure: '92%', claim: '认为“涂一层就够”', method: '四周家用测试，n=60' },
      { figure: '0', claim: '未添加酒精与矿物油', method: '按配方表' },
    ]);
    const others = await get(`/v1/product/detail/${await idOf(sql`tested_figures = '[]'`)}`);
    expect(others.results).not.toHaveProperty('testedFigures');
  });

  it('has what a set holds, with the products that it may link to', async () => {
    const { id } = await shop.database.db
      .selectFrom('product')
      .select('id')
      .where('name_cn', '=', '三分钟理容礼盒')
      .executeTakeFirstOrThrow();
    const { results } = await get(`/v1/product/detail/${id}`);
    expect(results.includedItems).toEqual([
      { name: '火山泥净爽洁面膏', size: '120ml', count: 1, productId: '200201', skuSize: '三件礼盒' },
      { name: '谢菲尔德剃须皂', size: '100g 木碗装', count: 1, productId: '200208' },
      { name: '雪松安抚须后乳', size: '100ml', count: 1, productId: '200210' },
      { name: '獾毛感合成刷', count: 1, skuSize: '三件礼盒' },
      { name: '刮脸步骤图', count: 1 },
    ]);
    const others = await get('/v1/product/detail/200201');
    expect(others.results).not.toHaveProperty('includedItems');
  });

  it('answers an unknown product with a 404 and a link to go on', async () => {
    const answer = await shop.app.inject('/v1/product/detail/999');
    expect([answer.statusCode, answer.json().errorCode]).toEqual([404, 'CNT1001E']);
  });

  it('needs a complete label: the database refuses to publish a product without one', async () => {
    const { id } = await shop.database.db
      .selectFrom('product')
      .select('id')
      .where('kind', '=', 'cosmetic')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const withoutNumber = shop.database.db
      .updateTable('product')
      .set({ filing_number: null })
      .where('id', '=', id)
      .execute();
    await expect(withoutNumber).rejects.toThrow('product_label_complete');
  });
});

describe('the product page', () => {
  it('shows how many questions and posts there are about the product', async () => {
    const { db } = shop.database;
    const { id } = await db
      .selectFrom('product')
      .select('id')
      .orderBy('id')
      .offset(1)
      .executeTakeFirstOrThrow();
    const asked = { product_id: id, author_name: '小满', topic: 'other' };
    await db
      .insertInto('question')
      .values([
        { ...asked, content: '好用吗？' },
        { ...asked, content: '加微信', state: 'pending' },
      ])
      .execute();
    expect((await get(`/v1/product/detail/${id}`)).results).toMatchObject({ questionCount: 1, postCount: 0 });
  });

  it('shows the best rank of the product and a link to that ranking', async () => {
    const { db } = shop.database;
    const { id, category_id } = await anyProduct();
    expect((await get(`/v1/product/detail/${id}`)).results.rank).toBeUndefined();
    const run = await db
      .insertInto('ranking_run')
      .values({ refreshed_at: new Date('2026-01-02'), next_refresh_at: new Date('2026-01-03') })
      .returning('id')
      .executeTakeFirstOrThrow();
    const categoryId = category_id.slice(0, 7);
    const place = {
      run_id: run.id,
      product_id: id,
      sold: 9,
      rebought: 0,
      favoured: 0,
      weeks: Array(8).fill(0),
    };
    const other = await db.selectFrom('product').select('id').where('id', '<>', id).executeTakeFirstOrThrow();
    await db
      .insertInto('ranking_place')
      .values([
        { ...place, category_id: categoryId, kind: 'praise', position: 1 },
        { ...place, category_id: categoryId, kind: 'sales', position: 2 },
        { ...place, category_id: categoryId, kind: 'sales', position: 1, product_id: other.id },
      ])
      .execute();
    const { name } = await db
      .selectFrom('category')
      .select('name')
      .where('id', '=', categoryId)
      .executeTakeFirstOrThrow();
    const rank = { title: `${name}热卖榜`, position: 2, link: `/rank/${categoryId}/` };
    await expect
      .poll(async () => (await get(`/v1/product/detail/${id}`)).results.rank, { timeout: 15_000 })
      .toEqual(rank);
  });
});

describe('a delisted product', () => {
  it('is marked without a restart, can still be read and is not found by search', async () => {
    const { db } = shop.database;
    const gone = await db.selectFrom('product').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect((await get(`/v1/product/detail/${gone.id}`)).results.isDelisted).toBeUndefined();
    await db.updateTable('product').set({ status: 'withdrawn' }).where('id', '=', gone.id).execute();
    await expect
      .poll(async () => (await get(`/v1/product/detail/${gone.id}`)).results.isDelisted, { timeout: 15_000 })
      .toBe(true);
    const { results } = await get(`/v1/product/detail/${gone.id}`);
    expect(results).toMatchObject({ productId: gone.id, productName: gone.name_cn });
    expect(results.skus.every((sku: { hasInventory: boolean }) => !sku.hasInventory)).toBe(true);
    const image = results.images[0].skuImagePath.replace('-400.webp', '-200.webp');
    expect((await shop.app.inject(image)).statusCode).toBe(200);
    const found = await get(`/v1/search-service/brand/keyword?keyword=${encodeURIComponent(gone.name_cn)}`);
    expect(found.results.productList.map(({ productId }: { productId: string }) => productId)).not.toContain(
      gone.id,
    );
  });

  it('is not found when it was never published', async () => {
    const { db } = shop.database;
    const { id } = await db
      .selectFrom('product')
      .select('id')
      .where('status', '=', 'published')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('product')
      .set({ status: 'draft', published_at: null })
      .where('id', '=', id)
      .execute();
    await expect
      .poll(async () => (await get(`/v1/product/detail/${id}`)).errorCode, { timeout: 15_000 })
      .toBe('CNT1001E');
  });
});

describe('near shades', () => {
  it('are in stock, of other brands in the same category, one for each product, nearest first', async () => {
    const { db } = shop.database;
    const lipstick = await db
      .selectFrom('sku')
      .innerJoin('product', 'product.id', 'sku.product_id')
      .innerJoin('brand', 'brand.id', 'product.brand_id')
      .select(['sku.id', 'product.category_id', 'product.brand_id'])
      .where('brand.key', '=', 'solene-ardey')
      .where('sku.shade_name', '=', '朱砂')
      .executeTakeFirstOrThrow();
    const ask = async () => (await get(`/v1/product/nearShades/${lipstick.id}`)).results.list as Near[];
    const list = await ask();
    expect(list.length).toBeGreaterThan(0);
    expect(list.map(({ difference }) => difference)).toEqual(
      list.map(({ difference }) => difference).toSorted((a, b) => a - b),
    );
    expect(new Set(list.map(({ productId }) => productId)).size).toBe(list.length);
    const nearProducts = await db
      .selectFrom('product')
      .select(['category_id', 'brand_id'])
      .where(
        'id',
        'in',
        list.map(({ productId }) => productId),
      )
      .execute();
    for (const product of nearProducts) {
      expect(product.category_id).toBe(lipstick.category_id);
      expect(product.brand_id).not.toBe(lipstick.brand_id);
    }
  });

  it('are empty for a sku without a shade and refused for an unknown sku', async () => {
    const { id } = await shop.database.db
      .selectFrom('sku')
      .select('id')
      .where('shade_hex', 'is', null)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    expect((await get(`/v1/product/nearShades/${id}`)).results.list).toEqual([]);
    expect((await get('/v1/product/nearShades/1')).errorCode).toBe('CNT1002E');
  });
});
interface Near {
  productId: string;
  difference: number;
}

describe('stock', () => {
  it('is read from the database on every call', async () => {
    const { sku_id } = await shop.database.db
      .selectFrom('stock')
      .select('sku_id')
      .where('available', '>', 0)
      .executeTakeFirstOrThrow();
    const ask = () => post('/v1/es/product/has-inventory', { skuIds: [sku_id, '1'] });
    expect((await ask()).results.list).toEqual([
      { skuId: sku_id, hasInventory: true },
      { skuId: '1', hasInventory: false },
    ]);
    await shop.database.db.updateTable('stock').set({ available: 0 }).where('sku_id', '=', sku_id).execute();
    expect((await ask()).results.list[0].hasInventory).toBe(false);
  });

  it('never becomes negative, and its ledger is append-only', async () => {
    const { db } = shop.database;
    await expect(db.updateTable('stock').set({ available: -1 }).execute()).rejects.toThrow();
    await expect(db.deleteFrom('stock_ledger').execute()).rejects.toThrow('never changed');
  });

  it('equals the sum of its ledger for every sku', async () => {
    const { db } = shop.database;
    const wrong = await db
      .selectFrom('stock')
      .leftJoin('stock_ledger', 'stock_ledger.sku_id', 'stock.sku_id')
      .select('stock.sku_id')
      .groupBy(['stock.sku_id', 'stock.available'])
      .having((row) =>
        row(row.fn.coalesce(row.fn.sum('stock_ledger.delta'), row.lit(0)), '<', row.ref('stock.available')),
      )
      .execute();
    expect(wrong).toEqual([]);
  });
});

describe('a product image', () => {
  it('is rendered once, cached, and not found under another hash', async () => {
    const { id } = await anyProduct();
    const { results } = await get(`/v1/product/detail/${id}`);
    const address = results.images[0].skuImagePath.replace('-400.webp', '-200.webp');
    const answer = await shop.app.inject(address);
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'public, max-age=31536000, immutable',
    ]);
    expect((await shop.app.inject(address)).rawPayload.equals(answer.rawPayload)).toBe(true);
    const ofOtherBytes = address.replace(/(?<=drawn\/|photo\/)\w{10}/, '0123456789');
    expect((await shop.app.inject(ofOtherBytes)).statusCode).toBe(404);
    expect((await shop.app.inject(address.replace('-200.webp', '-201.webp'))).statusCode).toBe(404);
  });
});
