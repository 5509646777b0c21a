import { keywordIn, oneOf, pageIn } from '../../platform/pages/read-query.ts';

const TABS = ['products', 'brand', 'history', 'reminder'] as const;
const FILTERS = ['all', 'cheaper', 'soldOut', 'gone'] as const;
const SORTS = ['latest', 'fallen', 'cheapest'] as const;

export interface FavouritesQuery {
  tab: (typeof TABS)[number];
  filter: (typeof FILTERS)[number];
  sort: (typeof SORTS)[number];
  keyword: string;
  page: number;
}

/** Reads the URL; invalid values fall back to the first page of saved products. */
export function readFavouritesQuery(search: URLSearchParams): FavouritesQuery {
  return {
    tab: oneOf(TABS, search.get('tab'), 'products'),
    filter: oneOf(FILTERS, search.get('filter'), 'all'),
    sort: oneOf(SORTS, search.get('sort'), 'latest'),
    keyword: keywordIn(search),
    page: pageIn(search),
  };
}

/** The URL with changes. Another filter returns to page 1, another tab resets the filters. */
export function favouritesPath(query: FavouritesQuery, change: Partial<FavouritesQuery>): string {
  const base =
    change.tab === undefined
      ? query
      : { ...query, filter: 'all' as const, sort: 'latest' as const, keyword: '' };
  const next = { ...base, page: 1, ...change };
  const search = new URLSearchParams({
    ...(next.tab !== 'products' && { tab: next.tab }),
    ...(next.filter !== 'all' && { filter: next.filter }),
    ...(next.sort !== 'latest' && { sort: next.sort }),
    ...(next.keyword && { word: next.keyword }),
    ...(next.page > 1 && { page: String(next.page) }),
  });
  return search.size > 0 ? `/myAccount/favorite?${search}` : '/myAccount/favorite';
}
