import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../../testing/index.ts';
import { seedPromotions } from '../demo/index.ts';

let shop: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  shop = await createTestApp({ hasCatalogue: true });
});
afterAll(() => shop.close());

const find = async (query: Record<string, string>) =>
  (await shop.app.inject({ url: '/v1/search-service/brand/keyword', query })).json();
const namesOf = (answer: { results: { productList: { productName: string }[] } }) =>
  answer.results.productList.map((product) => product.productName);

describe('filters read from a keyword', () => {
  it('are in the answer with the keyword that removes each', async () => {
    const { results } = await find({ keyword: '送妈妈 500元以内面霜' });
    expect(results.intents).toEqual([
      { kind: 'recipient', label: '送给：妈妈', keywordWithout: '500元以内面霜' },
      { kind: 'price', label: '价格 ≤ ¥500', keywordWithout: '送妈妈 面霜' },
    ]);
    expect(results.words).toBe('面霜');
    expect(Number(results.productList[0].offerPrice)).toBeLessThanOrEqual(500);
  });

  it('are replaced by a chosen price and keep other chosen filters', async () => {
    const chosen = (await find({ keyword: '200以下口红', filters: 'range:300-' })).results;
    expect(chosen.intents).toEqual([]);
    expect(chosen.total).toBeGreaterThan(0);
    for (const { offerPrice } of chosen.productList) expect(Number(offerPrice)).toBeGreaterThanOrEqual(300);
    const inStock = (await find({ keyword: '200以下口红', filters: 'stock:in' })).results;
    expect(inStock.intents).toHaveLength(1);
  });

  it('come with honest notices', async () => {
    const textsOf = async (keyword: string) =>
      (await find({ keyword })).results.notices.map(({ text }: { text: string }) => text);
    expect(await textsOf('YSL')).toEqual(['本店暂未售 YSL 圣罗兰，为你找到相近的唇膏、唇釉。']);
    expect((await textsOf('孕妇可用面霜')).join()).toContain('使用前请问医生');
    expect((await textsOf('无香精面霜')).join()).toContain('没有符合「不含香精」的商品');
    expect(await textsOf('面霜')).toEqual([]);
  });

  it('compare colours of shades in stock, also for a chosen shade family', async () => {
    const red = (await find({ keyword: '正红口红', pageSize: '50' })).results;
    expect(red.intents).toEqual([{ kind: 'colour', label: '颜色：正红', keywordWithout: '口红' }]);
    expect(red.total).toBeGreaterThan(5);
    const family = (await find({ category: '6000203', filters: 'shadeFamily:正红' })).results;
    const counted = family.facets
      .find(({ code }: { code: string }) => code === 'shadeFamily')
      .values.find(({ value }: { value: string }) => value === '正红');
    expect(family.total).toBe(counted.count);
  });

  it('correct homophones and half-written pinyin', async () => {
    expect((await find({ keyword: '睫毛高' })).results.matchedBy).toEqual({
      kind: 'typo',
      word: '睫毛高',
      meaning: '睫毛膏',
    });
    expect((await find({ keyword: '洗面nai' })).results.matchedBy).toEqual({
      kind: 'pinyin',
      word: '洗面nai',
      meaning: '洗面奶',
    });
  });
});

describe('product search', () => {
  it.each([
    ['小赤木', '朱砂丝绒哑光唇膏'],
    ['朱砂丝绒', '朱砂丝绒哑光唇膏'],
    ['solene', '朱砂'],
    ['chunyou', '唇油'],
  ])('finds %s', async (keyword, expected) => {
    const answer = await find({ keyword });
    expect(answer.results.total).toBeGreaterThan(0);
    expect(namesOf(answer).join()).toContain(expected);
  });

  it('reports when a nickname matched', async () =>
    expect((await find({ keyword: '小赤木' })).results.matchedBy).toMatchObject({ kind: 'nickname' }));

  it('filters by category, with its facets and breadcrumb', async () => {
    const { results } = await find({ category: '6000203', sort: 'priceAsc', pageSize: '50' });
    const prices = results.productList.map((product: { offerPrice: string }) => Number(product.offerPrice));
    expect(prices.length).toBe(50);
    expect(results.breadcrumb.map((link: { name: string }) => link.name)).toEqual(['彩妆', '唇部彩妆']);
    const categories = results.facets.find((facet: { code: string }) => facet.code === 'category');
    expect(categories.values.map((value: { label: string }) => value.label)).toContain('唇膏');
  });

  it('combines values of one facet with or and different facets with and', async () => {
    const total = async (filters: string) => (await find({ category: '60002', filters })).results.total;
    const [matte, both, narrow] = [
      await total('effect:显色'),
      await total('effect:显色,持妆'),
      await total('effect:显色;label:exclusive'),
    ];
    expect(both).toBeGreaterThan(matte);
    expect(narrow).toBeLessThan(matte);
  });

  it('supports the two virtual categories', async () => {
    const exclusive = await find({ category: 'eb_exclusive' });
    expect(
      exclusive.results.productList.every((product: { badge?: string }) => product.badge === '独家'),
    ).toBe(true);
    expect((await find({ category: 'hot_rec' })).results.total).toBeGreaterThan(600);
  });

  it('has one colour for every shade family and none for other facets', async () => {
    const { results } = await find({ category: '6000203' });
    for (const { code, values } of results.facets)
      for (const { hex } of values)
        if (code === 'shadeFamily') expect(hex).toMatch(/^#[0-9A-F]{6}$/);
        else expect(hex).toBeUndefined();
  });

  describe('of base make-up', () => {
    interface Value {
      value: string;
      label: string;
      count: number;
      hex?: string;
    }
    const facetOf = ({ results }: Awaited<ReturnType<typeof find>>, code: string): Value[] =>
      results.facets.find((facet: { code: string }) => facet.code === code)?.values ?? [];
    const FOUNDATIONS = '600020101';

    it('asks for undertone and depth, and for families of colour elsewhere', async () => {
      const foundations = await find({ category: FOUNDATIONS });
      expect(facetOf(foundations, 'undertone').map(({ label }) => label)).toEqual(['冷调', '中性', '暖调']);
      const depths = facetOf(foundations, 'depth');
      expect(depths.map(({ label }) => label)).toEqual(['很白', '偏白', '自然', '偏深', '小麦', '深']);
      for (const { hex } of depths) expect(hex).toMatch(/^#[0-9A-F]{6}$/);
      expect(facetOf(foundations, 'shadeFamily')).toEqual([]);
      const lips = await find({ category: '6000203' });
      expect([facetOf(lips, 'undertone'), facetOf(lips, 'depth')]).toEqual([[], []]);
      expect(facetOf(lips, 'shadeFamily').length).toBeGreaterThan(5);
      expect(facetOf(lips, 'finish').length).toBeGreaterThan(2);
      expect(facetOf(await find({ keyword: '粉底液' }), 'depth').length).toBeGreaterThan(3);
      expect(facetOf(await find({ category: '60002' }), 'depth')).toEqual([]);
    });

    it('finds products with one shade of both, as many as the facet counted', async () => {
      const deep = await find({ category: FOUNDATIONS, filters: 'depth:5', pageSize: '50' });
      for (const { value, count } of facetOf(deep, 'undertone')) {
        const both = await find({
          category: FOUNDATIONS,
          filters: `depth:5;undertone:${value}`,
          pageSize: '50',
        });
        expect(both.results.total, value).toBe(count);
        expect(both.results.productList.length).toBeGreaterThan(0);
      }
      expect(facetOf(deep, 'depth').find(({ value }) => value === '5')?.count).toBe(deep.results.total);
    });

    it('shows and opens the shade that fits', async () => {
      const { results } = await find({ category: FOUNDATIONS, filters: 'depth:0;undertone:W' });
      expect(results.total).toBeGreaterThan(2);
      for (const { skuId, size, skuImagePath, shades } of results.productList) {
        const sku = await shop.database.db
          .selectFrom('sku')
          .select(['shade_number', 'shade_name', 'shade_hex'])
          .where('id', '=', skuId)
          .executeTakeFirstOrThrow();
        expect(size).toContain(`${sku.shade_number} ${sku.shade_name}`);
        expect(shades[0].hex).toBe(sku.shade_hex);
        // Never a drawing, also while the shade has no photograph of its own.
        expect(skuImagePath).toContain('/pictures/photo/');
      }
      const red = await find({ category: '6000203', filters: 'shadeFamily:珊瑚' });
      expect(red.results.productList.every(({ size }: { size?: string }) => size !== undefined)).toBe(true);
      expect((await find({ category: FOUNDATIONS })).results.productList[0].size).toBeUndefined();
    });

    it('takes any value in the address', async () => {
      expect((await find({ filters: 'depth:99;undertone:Q' })).results.total).toBe(0);
      expect((await find({ filters: 'depth:-1,2.5,__proto__' })).results.total).toBe(0);
    });
  });

  it('finds this week’s specials: at least ten percent below market price', async () => {
    const { results } = await find({ filters: 'promotion:special', pageSize: '50' });
    expect(results.total).toBeGreaterThan(20);
    for (const { offerPrice, marketPrice } of results.productList)
      expect(Number(offerPrice)).toBeLessThanOrEqual(Number(marketPrice) * 0.9);
  });

  it('has other specials in another week', async () => {
    const specials = async () => {
      const { results } = await find({ filters: 'promotion:special', pageSize: '50' });
      return results.productList.map(({ productId }: { productId: string }) => productId).sort();
    };
    const before = await specials();
    await shop.app.inject({ method: 'POST', url: '/demo/clock', payload: { advanceSeconds: 7 * 86_400 } });
    await expect.poll(specials, { timeout: 10_000 }).not.toEqual(before);
  });

  it('filters by every kind of promotion as soon as it runs, with matching counts', async () => {
    const offers = async (): Promise<{ value: string; label: string; count: number }[]> => {
      const { facets } = (await find({})).results;
      return facets.find(({ code }: { code: string }) => code === 'promotion')?.values ?? [];
    };
    expect((await offers()).map(({ value }) => value)).not.toContain('flashSale');
    await seedPromotions(shop.database.db);
    await expect.poll(async () => (await offers()).length, { timeout: 15_000 }).toBeGreaterThan(8);
    expect((await offers()).map(({ label }) => label)).toEqual(
      expect.arrayContaining([
        '满减',
        '多件多折',
        '第二件半价',
        '赠品',
        '加价购',
        '限时秒杀',
        '预售',
        '搭配优惠',
      ]),
    );
    for (const { value, count } of await offers()) {
      const { results } = await find({ filters: `promotion:${value}`, pageSize: '1' });
      expect([value, results.total]).toEqual([value, count]);
    }
  });

  it('drops a promotion when it ends by the shop’s clock', async () => {
    const flash = async () => (await find({ filters: 'promotion:flashSale' })).results.total as number;
    expect(await flash()).toBeGreaterThan(0);
    await shop.app.inject({ method: 'POST', url: '/demo/clock', payload: { advanceSeconds: 60 * 86_400 } });
    await expect.poll(flash, { timeout: 15_000 }).toBe(0);
  });

  it('reports the dropped word', async () =>
    expect((await find({ keyword: '口红 zzzzqqqq' })).results.droppedWords).toEqual(['zzzzqqqq']));

  it('refuses an unknown category', async () =>
    expect((await find({ category: '1' })).errorCode).toBe('CNT1003E'));

  it.each([['%#%#'], ['\u{1F484}'], ['(((('], ["' or 1=1 --"], ['口'.repeat(50)]])(
    'answers %j without an error',
    async (keyword) => expect((await find({ keyword })).status).toBe(0),
  );
});

describe('suggestions', () => {
  const suggest = async (keyWord: string) =>
    (await shop.app.inject({ url: '/v1/search-service/product/suggest', query: { keyWord } })).json().results;

  it('for an empty keyword are hints, hot words and best sellers', async () => {
    const results = await suggest('');
    expect(results.keyWords).toHaveLength(4);
    expect(results.hotWords[0]).toEqual({ keyWord: '礼盒', mark: '热' });
    expect(results.productList.length).toBeGreaterThan(4);
  });

  it('for a few letters are at most three keywords, three brands and six products', async () => {
    const results = await suggest('修护');
    expect(results.suggestList.length).toBeLessThanOrEqual(3);
    expect(results.suggestBrandDtoList.length).toBeLessThanOrEqual(3);
    expect(results.suggestProductList.length).toBeGreaterThan(0);
    expect(results.suggestProductList.length).toBeLessThanOrEqual(6);
  });

  it('carry the ranges to highlight, also of letters typed in pinyin', async () => {
    expect((await suggest('kouhong')).suggestList[0]).toEqual({ suggestKeyWord: '口红', ranges: [[0, 2]] });
    const { suggestBrandDtoList, suggestProductList } = await suggest('suolanna');
    expect(suggestBrandDtoList[0]).toMatchObject({ brandNameCN: '索兰娜', rangesEN: [], rangesCN: [[0, 3]] });
    expect(suggestProductList[0]).toMatchObject({ brandNameCN: '索兰娜', ranges: [] });
  });

  it('name the brand of a keyword that contains one', async () => {
    const [keyword] = (await suggest('索兰娜唇')).suggestList;
    expect(keyword).toMatchObject({ suggestBrandEn: 'SOLÈNE ARDEY', suggestBrandId: expect.any(String) });
  });
});

describe('the main menu', () => {
  const post = async (name: string, queryBody: object = {}) =>
    (
      await shop.app.inject({
        method: 'POST',
        url: `/v1/marketing/MktHomePageController/${name}`,
        payload: { queryBody },
      })
    ).json();

  it('has ten entries', async () => {
    const { results } = await post('categoryGroup');
    expect(results.categories.map((category: { categoryId: string }) => category.categoryId)).toEqual([
      'hot_rec',
      'eb_exclusive',
      '60001',
      '60002',
      '60003',
      '60004',
      '60005',
      '60006',
      '60007',
      '60008',
    ]);
  });

  it('opens into three columns, brands and one product', async () => {
    const { results } = await post('subCategoryGroup', { categoryId: '60002' });
    expect(results.columns.flat().map((group: { name: string }) => group.name)).toEqual([
      '面部彩妆',
      '眼部彩妆',
      '唇部彩妆',
      '美甲',
      '彩妆套装',
    ]);
    expect(results.brandList).toHaveLength(8);
    expect(results.resourceList[0].imageUrl).toMatch(/^\/pictures\//);
    expect((await post('subCategoryGroup', { categoryId: 'x1' })).errorCode).toBe('CNT1003E');
  });

  it('links to best sellers, new and exclusive products', async () => {
    const { results } = await post('recommendPcGroup');
    expect(results.groups.map((group: { productList: unknown[] }) => group.productList.length)).toEqual([
      10, 10, 10,
    ]);
    const trees = await post('categoryTreeForEbAndHot');
    expect(trees.results.hot_rec.length).toBeGreaterThan(5);
  });
});

describe('after a catalogue change', () => {
  it('a new name is found, while the previous index answers until the new one is built', async () => {
    const [product] = await shop.database.db.selectFrom('product').select('id').limit(1).execute();
    const total = async () => (await find({ keyword: '璇玑' })).results.total as number;
    expect(namesOf(await find({ keyword: '璇玑' })).filter((name) => name.includes('璇玑'))).toEqual([]);

    await shop.database.db
      .updateTable('product')
      .set({ name_cn: '璇玑面霜' })
      .where('id', '=', product!.id)
      .execute();
    await expect
      .poll(async () => namesOf(await find({ keyword: '璇玑' })), { timeout: 15_000 })
      .toContain('璇玑面霜');
    expect(await total()).toBe(1);
  });
});
