import { InvoiceStatus } from '@huarong/core/invoices';
import { pageIn } from '../../../platform/pages/read-query.ts';

export const STATUSES = [
  InvoiceStatus.Requested,
  InvoiceStatus.Issuing,
  InvoiceStatus.Issued,
  InvoiceStatus.Reversed,
  InvoiceStatus.Failed,
] as const;

export interface InvoicesQuery {
  /** Null shows every status and the orders that can still be invoiced. */
  status: (typeof STATUSES)[number] | null;
  page: number;
}

/** Reads the URL; invalid values fall back to the first page of all invoices. */
export function readInvoicesQuery(search: URLSearchParams): InvoicesQuery {
  return {
    status: STATUSES.find((status) => status === search.get('status')) ?? null,
    page: pageIn(search),
  };
}

export const INVOICE_LIST = '/myAccount/invoiceList';
/** The URL of the list with changes. Another status returns to page 1. */
export function invoicesPath(query: InvoicesQuery, change: Partial<InvoicesQuery>): string {
  const next = { ...query, page: 1, ...change };
  const search = new URLSearchParams({
    ...(next.status && { status: next.status }),
    ...(next.page > 1 && { page: String(next.page) }),
  });
  return search.size > 0 ? `${INVOICE_LIST}?${search}` : INVOICE_LIST;
}

/** The request page with these orders chosen. */
export const issuePath = (...orderIds: string[]): string =>
  orderIds.length > 0 ? `/myAccount/issueInvoice?orderId=${orderIds.join(',')}` : '/myAccount/issueInvoice';

export const readOrderIds = (search: URLSearchParams): string[] =>
  (search.get('orderId') ?? '').split(',').filter((id) => /^\d{18}$/.test(id));
