import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildIndex } from '../build/build-index.ts';
import { withStock } from '../build/with-stock.ts';
import type { SearchDocument } from '../document.ts';
import type { SearchQuery, Sort } from '../search-query.ts';
import { suggest } from '../suggest/suggest.ts';
import { demoDocuments } from '../testing/demo-documents.ts';
import { randomDocuments } from '../testing/random-documents.ts';
import { search } from './search.ts';

const BRANDS = [{ id: 'b1', en: 'B1', cn: '索兰娜', nicknames: [] }];
const ALL = 1000;
/** Each run builds its own index. */
const LONG_TIMEOUT = { timeout: 60_000 };

const facetsOf = (each: SearchDocument): Record<string, readonly string[]> => ({
  category: each.categoryIds,
  brand: [each.brandId],
  effect: each.effects,
  skinType: each.skinTypes,
  shadeFamily: each.shadeFamilies,
  label: each.labels,
  season: each.facets!['season']!,
  undertone: [...new Set(each.tones!.map(({ undertone }) => undertone))],
  depth: [...new Set(each.tones!.map(({ depth }) => String(depth)))],
  tone: [...new Set(each.tones!.map(({ undertone, depth }) => `${undertone}${depth}`))],
});

/** Present in half of the cases, so that queries without filters are covered too. */
const optional = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined, freq: 1 });
const query = fc
  .record({
    keyword: fc.constantFrom('', '唇膏', '保湿', '朱砂 面霜'),
    category: optional(fc.constantFrom('60001', '6000102', '9')),
    brandId: optional(fc.constantFrom('b1', 'b2')),
    filters: optional(
      fc.record({
        effect: fc.subarray(['保湿', '提亮', '没有']),
        brand: fc.subarray(['b1', 'b2', 'b3']),
        season: fc.subarray(['冬', '夏']),
        undertone: fc.subarray(['N', 'W']),
        depth: fc.subarray(['0', '1']),
      }),
    ),
    priceRange: optional(fc.record({ minFen: fc.nat(20), maxFen: fc.nat(20) })),
    inStockOnly: fc.constantFrom(false, false, true),
    sort: fc.constantFrom<Sort>('default', 'sales', 'new', 'rating', 'priceAsc', 'priceDesc'),
  })
  .map(
    (each) =>
      Object.fromEntries(Object.entries(each).filter(([, value]) => value !== undefined)) as SearchQuery,
  );

/** The same query evaluated product by product; `ignored` is a facet whose filter does not count. */
function fits(each: SearchDocument, query: SearchQuery, isFound: boolean, ignored?: string): boolean {
  const { category, brandId, priceRange, filters = {} } = query;
  const chosen = Object.entries(filters).filter(([, values]) => values.length > 0);
  const isChoosing = chosen.length > 0 || priceRange !== undefined || query.inStockOnly === true;
  return (
    isFound &&
    (category === undefined || each.categoryIds.includes(category)) &&
    (brandId === undefined || each.brandId === brandId) &&
    (priceRange === undefined ||
      each.skuPrices!.some((price) => price >= priceRange.minFen! && price <= priceRange.maxFen!)) &&
    (each.inStock || !isChoosing) &&
    chosen.every(
      ([code, values]) => code === ignored || values.some((value) => facetsOf(each)[code]!.includes(value)),
    ) &&
    (ignored === 'undertone' || ignored === 'depth' || tonesThatFit(each, filters).length > 0)
  );
}

/** Tones of single shades that fit both what is chosen of undertones and of depths; any text where nothing is chosen. */
function tonesThatFit(
  each: SearchDocument,
  { undertone = [], depth = [] }: Record<string, readonly string[]>,
) {
  if (undertone.length === 0 && depth.length === 0) return ['any'];
  return each
    .tones!.filter((tone) => undertone.length === 0 || undertone.includes(tone.undertone))
    .filter((tone) => depth.length === 0 || depth.includes(String(tone.depth)));
}

/** The values of a facet that a product counts for: an undertone only with a chosen depth, and the other way round. */
function countedValues(each: SearchDocument, code: string, filters: Record<string, readonly string[]> = {}) {
  if (code !== 'undertone' && code !== 'depth') return facetsOf(each)[code]!;
  const fitting = tonesThatFit(each, { ...filters, [code]: [] });
  return fitting[0] === 'any'
    ? facetsOf(each)[code]!
    : [...new Set(fitting.map((tone) => (typeof tone === 'string' ? tone : String(tone[code]))))];
}

const asking = (check: (documents: SearchDocument[], query: SearchQuery) => void) =>
  fc.assert(fc.property(randomDocuments, query, check), { numRuns: 150 });

describe('any query on any catalogue', () => {
  it('finds exactly the matching products', LONG_TIMEOUT, () => {
    asking((documents, query) => {
      const index = buildIndex(documents, BRANDS);
      const found = new Set(search(index, { keyword: query.keyword!, pageSize: ALL }).ids);
      const answer = search(index, { ...query, pageSize: ALL });
      const expected = documents
        .filter((each) => fits(each, query, found.has(each.id)))
        .map((each) => each.id);
      expect(answer.ids.toSorted()).toEqual(expected.toSorted());
      expect(answer.total).toBe(expected.length);
    });
  });

  it('finds a word in every name and effect that contains it', LONG_TIMEOUT, () => {
    asking((documents) => {
      const index = buildIndex(documents, BRANDS);
      for (const word of ['朱砂', '保湿', '唇膏']) {
        const expected = documents.filter((each) =>
          `${each.nameCn} ${each.effects.join(' ')}`.includes(word),
        );
        const answer = search(index, { keyword: word, pageSize: ALL });
        expect(answer.ids).toEqual(expect.arrayContaining(expected.map((each) => each.id)));
      }
    });
  });

  it('counts each facet without its own filter, over products in stock', LONG_TIMEOUT, () => {
    asking((documents, query) => {
      const index = buildIndex(documents, BRANDS);
      const found = new Set(search(index, { keyword: query.keyword!, pageSize: ALL }).ids);
      for (const { code, values } of search(index, query).facets) {
        const over = documents.filter((each) => each.inStock && fits(each, query, found.has(each.id), code));
        const counts: Record<string, number> = {};
        for (const value of over.flatMap((each) => countedValues(each, code, query.filters)))
          counts[value] = (counts[value] ?? 0) + 1;
        const shown = values.filter((each) => each.count > 0).map((each) => [each.value, each.count]);
        expect(Object.fromEntries(shown)).toEqual(counts);
        for (const each of values)
          expect(each.selected).toBe(query.filters?.[code]?.includes(each.value) ?? false);
      }
    });
  });

  it('answers after a change of stock as an index that is built anew', LONG_TIMEOUT, () => {
    fc.assert(
      fc.property(randomDocuments, query, fc.infiniteStream(fc.boolean()), (documents, query, stock) => {
        const changed = documents.map((each) => ({ ...each, inStock: stock.next().value === true }));
        const index = withStock(
          buildIndex(documents, BRANDS),
          new Map(changed.map(({ id, inStock }) => [id, inStock])),
        );
        const asked = { ...query, pageSize: ALL };
        expect(search(index, asked)).toEqual(search(buildIndex(changed, BRANDS), asked));
      }),
      { numRuns: 200 },
    );
  });

  it('splits into pages without loss or repetition', LONG_TIMEOUT, () => {
    fc.assert(
      fc.property(randomDocuments, query, fc.integer({ min: 1, max: 9 }), (documents, query, pageSize) => {
        const index = buildIndex(documents, BRANDS);
        const whole = search(index, { ...query, pageSize: ALL });
        const pages = Array.from({ length: Math.ceil(whole.total / pageSize) + 1 }, (_, at) =>
          search(index, { ...query, pageSize, pageNo: at + 1 }),
        );
        expect(pages.flatMap((page) => page.ids)).toEqual(whole.ids);
      }),
      { numRuns: 100 },
    );
  });

  it('is sorted as requested', LONG_TIMEOUT, () => {
    const keys: [Sort, (each: SearchDocument) => number][] = [
      ['sales', (each) => -each.soldCount],
      ['new', (each) => -each.publishedAt],
      ['rating', (each) => -each.rating],
      ['priceAsc', (each) => each.priceFen],
      ['priceDesc', (each) => -each.priceFen],
    ];
    asking((documents, query) => {
      const index = buildIndex(documents, BRANDS);
      const byId = new Map(documents.map((each) => [each.id, each]));
      for (const [sort, key] of keys) {
        const shown = search(index, { ...query, sort, pageSize: ALL }).ids.map((id) => key(byId.get(id)!));
        expect(shown).toEqual(shown.toSorted((a, b) => a - b));
      }
    });
  });
});

describe('any keyword', () => {
  const { documents, brands } = demoDocuments();
  const index = buildIndex(documents, brands);
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.string({ unit: 'grapheme', maxLength: 80 }),
    fc.string({
      unit: fc.constantFrom(...'口红保湿面霜的kouhngs3é=*.[(\\\u0000\u200d\ud800🌸 '),
      maxLength: 60,
    }),
    fc.constantFrom('__proto__', 'constructor', '='.repeat(50), '红'.repeat(5000), 'a'.repeat(5000)),
  );

  it('gives a result without throwing', LONG_TIMEOUT, () => {
    fc.assert(
      fc.property(hostile, hostile, (keyword, code) => {
        const answer = search(index, {
          keyword,
          filters: { [code]: [keyword] },
          category: code,
          brandId: code,
        });
        expect(answer.total).toBe(0);
        expect(search(index, { keyword }).total).toBeLessThanOrEqual(documents.length);
        const offered = suggest(index, keyword);
        expect(offered.keywords.length).toBeLessThanOrEqual(3);
        expect(offered.brands.length).toBeLessThanOrEqual(3);
        expect(offered.products.length).toBeLessThanOrEqual(6);
      }),
      { numRuns: 300 },
    );
  });
});
