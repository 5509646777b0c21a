export const TABS = ['all', 'unpaid', 'unshipped', 'unreceived', 'uncommented'] as const;
export const TIMES = ['Q', 'H', 'Y', 'E', 'A'] as const;

export interface OrdersQuery {
  tab: (typeof TABS)[number];
  time: (typeof TIMES)[number];
  word: string;
  page: number;
}

const among = <Value extends string>(
  values: readonly Value[],
  asked: string | null,
  otherwise: Value,
): Value => values.find((value) => value === asked) ?? otherwise;

/** Whatever stands in the address: what makes no sense is the first page of everything. */
export function readOrdersQuery(search: URLSearchParams): OrdersQuery {
  const page = Number(search.get('page') ?? '1');
  return {
    tab: among(TABS, search.get('orderStatus'), 'all'),
    time: among(TIMES, search.get('orderTime'), 'Q'),
    word: (search.get('word') ?? '').trim().slice(0, 50),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

/** The address of the list with something changed. Another tab or time begins at page 1. */
export function ordersPath(query: OrdersQuery, change: Partial<OrdersQuery>): string {
  const next = { ...query, page: 1, ...change };
  const search = new URLSearchParams({
    ...(next.tab !== 'all' && { orderStatus: next.tab }),
    ...(next.time !== 'Q' && { orderTime: next.time }),
    ...(next.word && { word: next.word }),
    ...(next.page > 1 && { page: String(next.page) }),
  });
  return search.size > 0 ? `/myOrderList?${search}` : '/myOrderList';
}
