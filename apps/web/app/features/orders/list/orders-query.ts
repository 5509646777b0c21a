import {
  defineQuery,
  keyword,
  oneOf,
  pageNumber,
  type QueryOf,
} from '../../../platform/pages/define-query.ts';

export const TIMES = ['Q', 'H', 'Y', 'E', 'A'] as const;

const ordersQuery = defineQuery({
  tab: oneOf(['all', 'unpaid', 'unshipped', 'unreceived', 'uncommented'], 'all', 'orderStatus'),
  time: oneOf(TIMES, 'Q', 'orderTime'),
  keyword,
  page: pageNumber,
});

export type OrdersQuery = QueryOf<typeof ordersQuery>;
/** A keyword without a period searches all orders. */
export const readOrdersQuery = (search: URLSearchParams): OrdersQuery => {
  const query = ordersQuery.read(search);
  return query.keyword !== '' && !search.has('orderTime') ? { ...query, time: 'A' } : query;
};
const pathOf = ordersQuery.pathAt('/myOrderList');
/** The period is written beside a keyword, because a keyword alone means all time. */
export const ordersPath = (query: OrdersQuery, change: Partial<OrdersQuery> = {}): string => {
  const path = pathOf(query, change);
  const { keyword, time } = { ...query, ...change };
  return keyword !== '' && time === 'Q' ? `${path}&orderTime=Q` : path;
};
