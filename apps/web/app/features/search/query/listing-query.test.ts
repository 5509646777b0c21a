import { searchContract } from '@huarong/contract/search';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readFilters, toggleFilter, writeFilters } from './filters.ts';
import {
  filtersToSend,
  inOtherCategory,
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

describe('the URL of a listing', () => {
  test('omits default values', () => expect(listingHref(lips, read(''))).toBe(lips.path));

  test('contains keyword, filters, sort order, stock and page, and is read back unchanged', () => {
    const query = withPage(withStockToggled(withSort(read('f=effect:哑光,丝绒;brand:17'), 'priceAsc')), 3);
    const href = listingHref({ path: '/search/', keyword: '口红' }, query);
    expect(href).toMatch(/^\/search\/\?k=5Y%2Bj57qi&f=/);
    expect(read(href.split('?')[1]!)).toEqual(query);
  });

  test.each([
    ['toggling a filter', withToggled(read('pageNo=4'), 'effect', '哑光')],
    ['changing the sort order', withSort(read('pageNo=4'), 'sales')],
    ['toggling the stock filter', withStockToggled(read('pageNo=4'))],
    ['clearing all filters', withoutFilters(read('pageNo=4&f=brand:1&stock=1'))],
  ])('goes back to the first page after %s', (_what, query) => expect(query.pageNo).toBe(1));

  test.each(['pageNo=0', 'pageNo=-1', 'pageNo=1e9', 'pageNo=99999', 'sort=drop', 'stock=yes', 'f=::;;,:'])(
    'ignores the invalid value %s',
    (query) => expect(read(query)).toEqual(read('')),
  );
});

test('another category keeps brands, prices, offers, stock and order, but not effects, shades or the page', () => {
  const query = read(
    'f=brand:17;effect:哑光;range:38-138;shadeFamily:正红;promotion:gift&sort=sales&stock=1&pageNo=4',
  );
  expect(inOtherCategory(query)).toEqual(read('f=brand:17;range:38-138;promotion:gift&sort=sales&stock=1'));
});

describe('filters', () => {
  const { filters } = searchContract.keyword.input.shape;

  test('of one facet are combined, and toggling a value again removes it', () => {
    const both = toggleFilter(readFilters('effect:哑光'), 'effect', '丝绒');
    expect(writeFilters(both)).toBe('effect:哑光,丝绒');
    expect(writeFilters(toggleFilter(both, 'effect', '哑光'))).toBe('effect:丝绒');
    expect(toggleFilter(readFilters('effect:哑光'), 'effect', '哑光')).toEqual([]);
  });

  test('of a facet written twice are merged', () =>
    expect(readFilters('brand:1;effect:哑光;brand:2,1')).toEqual([
      { code: 'brand', values: ['1', '2'] },
      { code: 'effect', values: ['哑光'] },
    ]));

  test('are sent to the search API together with stock', () =>
    expect(filtersToSend(read('f=effect:哑光;stock:out&stock=1'))).toBe('effect:哑光;stock:in'));

  test('of one facet are cut to the limit of the search API', () => {
    const brands = Array.from({ length: 60 }, (_, index) => String(10_000 + index));
    const query = brands.reduce((chosen, brand) => withToggled(chosen, 'brand', brand), read(''));
    expect(query.filters[0]?.values).toHaveLength(33);
    expect(read(`f=brand:${brands.join(',')}`).filters).toEqual(query.filters);
    expect(filters.safeParse(filtersToSend(query)).success).toBe(true);
  });

  test('are always valid for the search API, whatever the URL contains', () => {
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
