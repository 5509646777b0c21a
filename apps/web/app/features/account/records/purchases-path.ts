import { defineQuery, keyword, pageNumber, type QueryOf } from '../../../platform/pages/define-query.ts';

export const PURCHASES_PATH = '/myAccount/purchaseRecord';

const purchasesQuery = defineQuery({ keyword, page: pageNumber });

export const readPurchasesQuery = purchasesQuery.read;
export const purchasesPath = (query: Partial<QueryOf<typeof purchasesQuery>>): string =>
  purchasesQuery.path(PURCHASES_PATH, purchasesQuery.initial, query);
