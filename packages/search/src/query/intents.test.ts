import { describe, expect, it } from 'vitest';
import { buildIndex } from '../build/build-index.ts';
import { demoDocuments } from '../testing/demo-documents.ts';
import { search } from './search.ts';

const { documents, brands } = demoDocuments();
const index = buildIndex(documents, brands);
const byId = new Map(documents.map((each) => [each.id, each]));
const find = (keyword: string, query: object = {}) => search(index, { keyword, pageSize: 1_000, ...query });
const productsOf = ({ ids }: { ids: string[] }) => ids.flatMap((id) => byId.get(id) ?? []);

describe('a filter that was read from the keyword', () => {
  it('has a label and the keyword without it', () =>
    expect(find('500元以内面霜').intents).toEqual([
      { kind: 'price', label: '价格 ≤ ¥500', keywordWithout: '面霜' },
    ]));

  it('only leaves products with a price in the range, those whose card shows it first', () => {
    const products = productsOf(find('200以下口红'));
    expect(products.length).toBeGreaterThan(5);
    for (const { skuPrices = [] } of products) expect(Math.min(...skuPrices)).toBeLessThanOrEqual(20_000);
    const firstOther = products.findIndex(({ priceFen }) => priceFen > 20_000);
    if (firstOther >= 0)
      expect(products.slice(firstOther).every(({ priceFen }) => priceFen > 20_000)).toBe(true);
  });

  it('is replaced by a chosen filter of the same facet', () => {
    const chosen = find('200以下口红', { priceRange: { minFen: 30_000 } });
    expect(chosen.intents).toEqual([]);
    for (const { skuPrices = [] } of productsOf(chosen))
      expect(Math.max(...skuPrices)).toBeGreaterThanOrEqual(30_000);
    expect(find('正红口红', { filters: { shadeFamily: ['裸色'] } }).intents).toEqual([]);
  });

  it('is combined with a chosen filter of another facet', () => {
    const [brandId] = productsOf(find('200以下口红')).map((product) => product.brandId);
    const ofBrand = find('200以下口红', { filters: { brand: [brandId] } });
    expect(ofBrand.intents).toHaveLength(1);
    expect(new Set(productsOf(ofBrand).map((product) => product.brandId))).toEqual(new Set([brandId]));
  });

  it('is dropped with a notice when no product satisfies it', () => {
    const { intents, notices, total } = find('30元以内粉底液');
    expect(intents).toEqual([]);
    expect(total).toBe(find('粉底液').total);
    expect(notices).toEqual([
      { kind: 'relaxed', text: '没有符合「价格 ≤ ¥30」的商品，下面的结果不限这一条。' },
    ]);
  });

  it('is not read from the name of a product', () => expect(find('晒盐场裸色唇膏').intents).toEqual([]));
});

describe('a brand that is not sold', () => {
  it('is named in a notice, with products of its categories', () => {
    const answer = find('SK2');
    expect(answer.notices).toEqual([
      { kind: 'brandNotSold', text: '本店暂未售 SK-II，为你找到相近的精华水。' },
    ]);
    for (const { categoryNames } of productsOf(answer)) expect(categoryNames).toContain('精华水');
  });
  it('leaves the other words', () => {
    const answer = find('香奈儿口红');
    expect(answer.ids).toEqual(find('口红').ids);
    expect(answer.notices[0]?.text).toBe('本店暂未售 香奈儿，为你找到其他品牌的同类商品。');
  });
});

describe('an exclusion', () => {
  it('leaves products whose ingredients do not have it, and says how that is known', () => {
    const answer = find('无酒精须后');
    expect(answer.notices[0]?.text).toContain('全成分表');
    for (const { ingredients } of productsOf(answer)) expect(ingredients).not.toContain('乙醇');
  });
  it('for pregnancy says that the data cannot guarantee it', () => {
    const answer = find('孕妇可用面霜');
    expect(answer.notices[0]?.text).toContain('使用前请问医生');
    for (const { ingredients = [] } of productsOf(answer))
      expect(ingredients.join()).not.toMatch(/视黄|水杨酸/);
  });
});

describe('colours', () => {
  it('are compared by how they look, whatever the shade is called', () => {
    const names = productsOf(find('正红唇釉'));
    expect(names.length).toBeGreaterThan(5);
    expect(names.some(({ shades }) => !shades.some((shade) => shade.includes('正红')))).toBe(true);
  });
  it('decide the shade family too: a salmon shade that its brand calls 正红 is no 正红', () => {
    const salmon = documents.find(({ shadeColours = [] }) =>
      shadeColours.some(({ hex }) => hex === '#D75F5A'),
    );
    const red = search(index, { filters: { shadeFamily: ['正红'] }, pageSize: 1_000 });
    const isOnlySalmon = salmon?.shadeColours?.filter(({ family }) => family === '正红').length === 1;
    expect(isOnlySalmon).toBe(true);
    expect(red.ids).not.toContain(salmon?.id);
    expect(red.ids.length).toBeGreaterThan(20);
  });
});
