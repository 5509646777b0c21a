import { oneOf, pageIn } from '../../../platform/pages/read-query.ts';

export const RETURN_PAGE_TABS = ['returnable', 'processing', 'ended'] as const;
export interface ReturnsQuery {
  tab: (typeof RETURN_PAGE_TABS)[number];
  page: number;
}

/** Reads the URL; invalid values fall back to the first page of returnable items. */
export function readReturnsQuery(search: URLSearchParams): ReturnsQuery {
  return { tab: oneOf(RETURN_PAGE_TABS, search.get('tab'), 'returnable'), page: pageIn(search) };
}

/** The URL of a tab, page 1 by default. */
export function returnsPath({ tab, page = 1 }: { tab: ReturnsQuery['tab']; page?: number }): string {
  const search = new URLSearchParams({
    ...(tab !== 'returnable' && { tab }),
    ...(page > 1 && { page: String(page) }),
  });
  return search.size > 0 ? `/myOnlineReturn?${search}` : '/myOnlineReturn';
}

export const returnListPath = (page: number): string =>
  page > 1 ? `/myAccount/returnList?page=${page}` : '/myAccount/returnList';
export const returnDetailPath = (returnId: string): string => `/myAccount/returnDetails/${returnId}`;
export const applyPath = (subOrderId: string, lineId?: string): string =>
  `/onlineReturn/${subOrderId}${lineId === undefined ? '' : `?line=${lineId}`}`;
