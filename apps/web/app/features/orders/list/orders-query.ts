import { keywordIn, oneOf, pageIn } from '../../../platform/pages/read-query.ts';

export const TABS = ['all', 'unpaid', 'unshipped', 'unreceived', 'uncommented'] as const;
export const TIMES = ['Q', 'H', 'Y', 'E', 'A'] as const;

export interface OrdersQuery {
  tab: (typeof TABS)[number];
  time: (typeof TIMES)[number];
  keyword: string;
  page: number;
}

/** Reads the URL; invalid values fall back to the first page of all orders. */
export function readOrdersQuery(search: URLSearchParams): OrdersQuery {
  return {
    tab: oneOf(TABS, search.get('orderStatus'), 'all'),
    time: oneOf(TIMES, search.get('orderTime'), 'Q'),
    keyword: keywordIn(search),
    page: pageIn(search),
  };
}

/** The URL of the list with changes. Any change except the page returns to page 1. */
export function ordersPath(query: OrdersQuery, change: Partial<OrdersQuery>): string {
  const next = { ...query, page: 1, ...change };
  const search = new URLSearchParams({
    ...(next.tab !== 'all' && { orderStatus: next.tab }),
    ...(next.time !== 'Q' && { orderTime: next.time }),
    ...(next.keyword && { word: next.keyword }),
    ...(next.page > 1 && { page: String(next.page) }),
  });
  return search.size > 0 ? `/myOrderList?${search}` : '/myOrderList';
}
