import { encodeKeyword } from '@huarong/core/search';
import { pageIn } from '../../../platform/pages/define-query.ts';
import { type Filter, readFilters, replaceFilter, toggleFilter, writeFilters } from './filters.ts';

export const SORTS = ['default', 'sales', 'new', 'rating', 'priceAsc', 'priceDesc'] as const;
export type ListingSort = (typeof SORTS)[number];

export const RANGE = 'range';

/** What a shopper chose on a listing. All of it is in the URL, so back, reload and sharing work. */
export interface ListingQuery {
  filters: readonly Filter[];
  sort: ListingSort;
  isInStockOnly: boolean;
  pageNo: number;
}
/** The path of a listing, with the keyword of a search. */
export interface ListingAddress {
  path: string;
  keyword?: string;
}

export function readListingQuery(params: URLSearchParams): ListingQuery {
  return {
    filters: readFilters(params.get('f')),
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? 'default',
    isInStockOnly: params.get('stock') === '1',
    pageNo: pageIn(params, 'pageNo'),
  };
}

/** The URL of a listing; default values are left out. */
export function listingHref({ path, keyword }: ListingAddress, query: ListingQuery): string {
  const params = new URLSearchParams();
  if (keyword) params.set('k', encodeKeyword(keyword));
  if (query.filters.length > 0) params.set('f', writeFilters(query.filters));
  if (query.sort !== 'default') params.set('sort', query.sort);
  if (query.isInStockOnly) params.set('stock', '1');
  if (query.pageNo > 1) params.set('pageNo', String(query.pageNo));
  return params.size > 0 ? `${path}?${params}` : path;
}

/** The canonical URL for search engines: without filters and order, with the page. */
export const canonicalPath = (path: string, { pageNo }: ListingQuery): string =>
  pageNo > 1 ? `${path}?pageNo=${pageNo}` : path;

/** The filters as the search API takes them: stock is one of them, and the fixed filters of the page come first. */
export const filtersToSend = (
  { filters, isInStockOnly }: ListingQuery,
  fixed: readonly Filter[] = [],
): string =>
  writeFilters([
    ...fixed,
    ...filters.filter(({ code }) => code !== 'stock' && !fixed.some((own) => own.code === code)),
    ...(isInStockOnly ? [{ code: 'stock', values: ['in'] }] : []),
  ]);

/** How many values are chosen. */
export const filterCount = ({ filters, isInStockOnly }: ListingQuery): number =>
  filters.reduce((count, { values }) => count + values.length, isInStockOnly ? 1 : 0);

export const hasFilters = ({ filters, isInStockOnly }: ListingQuery): boolean =>
  filters.length > 0 || isInStockOnly;

/** Filters that mean the same in every category. */
const SHARED_BY_CATEGORIES: ReadonlySet<string> = new Set(['brand', 'price', RANGE, 'promotion']);

/** What stays chosen in another category: brands, prices, offers, stock and order, but not effects or shades. */
export const inOtherCategory = (query: ListingQuery): ListingQuery => ({
  ...query,
  filters: query.filters.filter(({ code }) => SHARED_BY_CATEGORIES.has(code)),
  pageNo: 1,
});

// A change of what is listed starts again at page 1.
export const withToggled = (query: ListingQuery, code: string, value: string): ListingQuery => ({
  ...query,
  // Price bands and a custom range exclude each other.
  filters: toggleFilter(
    code === 'price' ? replaceFilter(query.filters, RANGE, []) : query.filters,
    code,
    value,
  ),
  pageNo: 1,
});
/** A custom price range instead of the bands: `38-138`. */
export const withRange = (query: ListingQuery, range: string | null): ListingQuery => ({
  ...query,
  filters: replaceFilter(replaceFilter(query.filters, 'price', []), RANGE, range === null ? [] : [range]),
  pageNo: 1,
});
export const rangeOf = ({ filters }: ListingQuery): string | undefined =>
  filters.find(({ code }) => code === RANGE)?.values[0];
export const withSort = (query: ListingQuery, sort: ListingSort): ListingQuery => ({
  ...query,
  sort,
  pageNo: 1,
});
export const withStockToggled = (query: ListingQuery): ListingQuery => ({
  ...query,
  isInStockOnly: !query.isInStockOnly,
  pageNo: 1,
});
export const withPage = (query: ListingQuery, pageNo: number): ListingQuery => ({ ...query, pageNo });
export const withoutFilters = (query: ListingQuery): ListingQuery => ({
  ...query,
  filters: [],
  isInStockOnly: false,
  pageNo: 1,
});
