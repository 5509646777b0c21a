import fc from 'fast-check';
import type { SearchDocument } from '../document.ts';

const some = (...words: string[]) => fc.subarray(words);

/** Products from a small vocabulary, so that random queries match often. */
const anyDocument: fc.Arbitrary<Omit<SearchDocument, 'id'>> = fc
  .record({
    brand: fc.constantFrom('b1', 'b2', 'b3'),
    leaf: fc.constantFrom('6000101', '6000102', '6000201'),
    name: fc.subarray(['朱砂', '丝绒', '保湿', '面霜', '唇膏', 'velvet'], { minLength: 1 }),
    effects: some('保湿', '提亮', '控油'),
    skinTypes: some('干性', '油性'),
    labels: some('new', 'exclusive'),
    shadeFamilies: some('正红', '豆沙'),
    season: some('冬', '夏'),
    tones: fc.array(fc.record({ undertone: fc.constantFrom('N' as const, 'W' as const), depth: fc.nat(1) }), {
      maxLength: 3,
    }),
    prices: fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 3 }),
    soldCount: fc.integer({ min: 0, max: 5 }),
    rating: fc.constantFrom(4.5, 4.8, 5),
    publishedAt: fc.integer({ min: 0, max: 5 }),
    inStock: fc.boolean(),
  })
  .map(({ brand, leaf, name, season, prices, ...rest }) => ({
    ...rest,
    brandId: brand,
    brandEn: brand.toUpperCase(),
    brandCn: '索兰娜',
    brandNicknames: [],
    nameCn: name.join(''),
    nameEn: '',
    nicknames: [],
    shades: [],
    shadeNumbers: [],
    stars: [],
    categoryIds: [leaf.slice(0, 5), leaf],
    categoryNames: ['护肤', '面部'],
    priceFen: Math.min(...prices),
    skuPrices: prices,
    facets: { season },
  }));

export const randomDocuments: fc.Arbitrary<SearchDocument[]> = fc
  .array(anyDocument, { maxLength: 70 })
  .map((list) => list.map((each, at) => ({ ...each, id: `p${at}` })));
