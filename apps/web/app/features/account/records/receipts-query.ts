import { type Period, periodIn, periodParam } from '../../../platform/pages/period.ts';
import { pageIn } from '../../../platform/pages/read-query.ts';

export const RECEIPTS_PATH = '/myAccount/offlineOrderList';
const STORE_MAX = 30;

export interface ReceiptsQuery {
  /** Empty for all stores. */
  store: string;
  period: Period;
  page: number;
}

/** Invalid values fall back to the first page of all stores. */
export const readReceiptsQuery = (search: URLSearchParams): ReceiptsQuery => ({
  store: (search.get('store') ?? '').slice(0, STORE_MAX),
  period: periodIn(search),
  page: pageIn(search),
});

/** Path of the receipts with a change; another store or period starts at page 1. */
export function receiptsPath(query: ReceiptsQuery, change: Partial<ReceiptsQuery>): string {
  const { store, period, page } = { ...query, page: 1, ...change };
  const search = new URLSearchParams({
    ...(store && { store }),
    ...periodParam(period),
    ...(page > 1 && { page: String(page) }),
  });
  return search.size > 0 ? `${RECEIPTS_PATH}?${search}` : RECEIPTS_PATH;
}
