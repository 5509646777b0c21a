import { defineQuery, oneOf, pageNumber, type QueryOf } from '../../../platform/pages/define-query.ts';

const returnsQuery = defineQuery({
  tab: oneOf(['returnable', 'processing', 'ended'], 'returnable'),
  page: pageNumber,
});

export type ReturnsQuery = QueryOf<typeof returnsQuery>;
export const readReturnsQuery = returnsQuery.read;
/** The URL of a tab, page 1 by default. */
export const returnsPath = (query: Partial<ReturnsQuery>): string =>
  returnsQuery.path('/myOnlineReturn', returnsQuery.initial, query);

export const returnListPath = (page: number): string =>
  page > 1 ? `/myAccount/returnList?page=${page}` : '/myAccount/returnList';
export const returnDetailPath = (returnId: string): string => `/myAccount/returnDetails/${returnId}`;
export const applyPath = (subOrderId: string, lineId?: string): string =>
  `/onlineReturn/${subOrderId}${lineId === undefined ? '' : `?line=${lineId}`}`;
