import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';
import { InvoiceStatus } from '@huarong/core/invoices';

type InvoicePage = Output<AdminContracts['invoices']['list']>;
export type InvoiceRow = InvoicePage['rows'][number];
export type InvoiceDetail = Output<AdminContracts['invoices']['detail']>;
export type InvoiceMonth = Output<AdminContracts['invoices']['month']>;

/** The mark of a status: the shape says it without colour. */
export const stateClass = ({ status, colour, isLate }: InvoiceRow): string => {
  if (status === InvoiceStatus.Failed) return 'st st-bad';
  if (status === InvoiceStatus.Requested || status === InvoiceStatus.Issuing)
    return isLate || colour === 'red' ? 'st st-hold' : 'st st-half';
  return status === InvoiceStatus.Issued ? 'st st-ok' : 'st';
};
