import { defineQuery, freeText, pageNumber, type QueryOf } from '../../../platform/pages/define-query.ts';
import { periodField } from '../../../platform/pages/period.ts';

export const RECEIPTS_PATH = '/myAccount/offlineOrderList';
const STORE_MAX = 30;

/** No store means all stores. */
const receiptsQuery = defineQuery({ store: freeText(STORE_MAX), period: periodField, page: pageNumber });

export type ReceiptsQuery = QueryOf<typeof receiptsQuery>;
export const readReceiptsQuery = receiptsQuery.read;
export const receiptsPath = receiptsQuery.pathAt(RECEIPTS_PATH);
