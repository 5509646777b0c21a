import { defineQuery, oneOf, pageNumber, type QueryOf } from '../../../platform/pages/define-query.ts';

export const STATUSES = ['10', '20', '30', '40', '50'] as const;
export const INVOICE_LIST = '/myAccount/invoiceList';

const invoicesQuery = defineQuery({
  /** Null shows every status and the orders that can still be invoiced. */
  status: oneOf(STATUSES, null),
  page: pageNumber,
});

export type InvoicesQuery = QueryOf<typeof invoicesQuery>;
export const readInvoicesQuery = invoicesQuery.read;
export const invoicesPath = invoicesQuery.pathAt(INVOICE_LIST);

/** The request page with these orders chosen. */
export const issuePath = (...orderIds: string[]): string =>
  orderIds.length > 0 ? `/myAccount/issueInvoice?orderId=${orderIds.join(',')}` : '/myAccount/issueInvoice';

export const readOrderIds = (search: URLSearchParams): string[] =>
  (search.get('orderId') ?? '').split(',').filter((id) => /^\d{18}$/.test(id));
