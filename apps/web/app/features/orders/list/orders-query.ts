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
export const readOrdersQuery = ordersQuery.read;
export const ordersPath = ordersQuery.pathAt('/myOrderList');
