import { type Period, periodIn, periodParam } from '../../platform/pages/period.ts';
import { pageIn } from '../../platform/pages/read-query.ts';

export interface LedgerQuery {
  /** The card; empty for all. */
  cardId: string;
  period: Period;
  page: number;
}

/** Invalid values fall back to the first page of all cards. */
export function readLedgerQuery(search: URLSearchParams): LedgerQuery {
  const cardId = search.get('card') ?? '';
  return {
    cardId: /^[A-Za-z0-9_-]{1,64}$/.test(cardId) ? cardId : '',
    period: periodIn(search),
    page: pageIn(search),
  };
}

/** Path of the page with a change, with the ledger anchor; another card starts at page 1. */
export function ledgerPath(query: LedgerQuery, change: Partial<LedgerQuery>): string {
  const next = { ...query, page: 1, ...change };
  const search = new URLSearchParams({
    ...(next.cardId && { card: next.cardId }),
    ...periodParam(next.period),
    ...(next.page > 1 && { page: String(next.page) }),
  });
  return `/restMyCard${search.size > 0 ? `?${search}` : ''}#ledger`;
}
