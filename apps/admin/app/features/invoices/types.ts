import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';

export type InvoicePage = Output<AdminContracts['invoices']['list']>;
export type InvoiceRow = InvoicePage['rows'][number];
export type InvoiceDetail = Output<AdminContracts['invoices']['detail']>;
export type InvoiceMonth = Output<AdminContracts['invoices']['month']>;

/** The mark of a status: the shape says it without colour. */
export const stateClass = ({ status, colour, isLate }: InvoiceRow): string => {
  if (status === '50') return 'st st-bad';
  if (status === '10' || status === '20') return isLate || colour === 'red' ? 'st st-hold' : 'st st-half';
  return status === '30' ? 'st st-ok' : 'st';
};
