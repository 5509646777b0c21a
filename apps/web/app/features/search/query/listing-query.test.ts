import { searchContract } from '@huarong/contract/search';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readFilters, toggleFilter, writeFilters } from './filters.ts';
import {
  filtersToSend,
  listingHref,
  readListingQuery,
  withoutFilters,
  withPage,
  withSort,
  withStockToggled,
  withToggled,
} from './listing-query.ts';

const read = (query: string) => readListingQuery(new URLSearchParams(query));
const lips = { path: '/category/6000203/' };

describe('the address of a listing', () => {
  test('says nothing about what is as usual', () => expect(listingHref(lips, read(''))).toBe(lips.path));

  test('carries word, choices, order, stock and page, and is read back the same', () => {
    const query = withPage(withStockToggled(withSort(read('f=effect:哑光,丝绒;brand:17'), 'priceAsc')), 3);
    const href = listingHref({ path: '/search/', keyword: '口红' }, query);
    expect(href).toMatch(/^\/search\/\?k=5Y%2Bj57qi&f=/);
    expect(read(href.split('?')[1]!)).toEqual(query);
  });

  test.each([
    ['choosing a value', withToggled(read('pageNo=4'), 'effect', '哑光')],
    ['another order', withSort(read('pageNo=4'), 'sales')],
    ['only what is in stock', withStockToggled(read('pageNo=4'))],
    ['clearing everything', withoutFilters(read('pageNo=4&f=brand:1&stock=1'))],
  ])('goes back to the first page after %s', (_what, query) => expect(query.pageNo).toBe(1));

  test.each(['pageNo=0', 'pageNo=-1', 'pageNo=1e9', 'pageNo=99999', 'sort=drop', 'stock=yes', 'f=::;;,:'])(
    'nonsense such as %s is as usual',
    (query) => expect(read(query)).toEqual(read('')),
  );
});

describe('choices', () => {
  const { filters } = searchContract.keyword.input.shape;

  test('of one facet stand together, and a second click lets one go', () => {
    const both = toggleFilter(readFilters('effect:哑光'), 'effect', '丝绒');
    expect(writeFilters(both)).toBe('effect:哑光,丝绒');
    expect(writeFilters(toggleFilter(both, 'effect', '哑光'))).toBe('effect:丝绒');
    expect(toggleFilter(readFilters('effect:哑光'), 'effect', '哑光')).toEqual([]);
  });

  test('of one facet written twice are one choice', () =>
    expect(readFilters('brand:1;effect:哑光;brand:2,1')).toEqual([
      { code: 'brand', values: ['1', '2'] },
      { code: 'effect', values: ['哑光'] },
    ]));

  test('go to the search call with the stock among them', () =>
    expect(filtersToSend(read('f=effect:哑光;stock:out&stock=1'))).toBe('effect:哑光;stock:in'));

  test('in one facet are left out when they are more than the search call takes', () => {
    const brands = Array.from({ length: 60 }, (_, index) => String(10_000 + index));
    const query = brands.reduce((chosen, brand) => withToggled(chosen, 'brand', brand), read(''));
    expect(query.filters[0]?.values).toHaveLength(33);
    expect(read(`f=brand:${brands.join(',')}`).filters).toEqual(query.filters);
    expect(filters.safeParse(filtersToSend(query)).success).toBe(true);
  });

  test('never write what the search call would refuse, whatever stands in the address', () => {
    const fragments = fc.constantFrom('brand', 'a b', ':', ';', ',', '哑光', '丝'.repeat(90), ' ', '%', '\0');
    const line = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 1500 }),
      fc.array(fragments, { maxLength: 60 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(line, (f) => {
        const query = readListingQuery(new URLSearchParams({ f, stock: '1' }));
        expect(filters.safeParse(filtersToSend(query)).success).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
