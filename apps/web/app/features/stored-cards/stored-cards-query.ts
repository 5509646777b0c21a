import { defineQuery, identifier, pageNumber, type QueryOf } from '../../platform/pages/define-query.ts';
import { periodField } from '../../platform/pages/period.ts';

const ledgerQuery = defineQuery({
  /** The card; empty for all. */
  cardId: identifier('card', /^[A-Za-z0-9_-]{1,64}$/),
  period: periodField,
  page: pageNumber,
});

export type LedgerQuery = QueryOf<typeof ledgerQuery>;
export const readLedgerQuery = ledgerQuery.read;
/** Path of the page with a change, with the ledger anchor. */
export const ledgerPath = (query: LedgerQuery, change: Partial<LedgerQuery>): string =>
  `${ledgerQuery.path('/restMyCard', query, change)}#ledger`;
