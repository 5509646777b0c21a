import type { Invoice } from '@huarong/contract/invoices';
import { InvoiceStatus } from '@huarong/core/invoices';

export interface InvoiceableSubOrder {
  orderId: string;
  subOrderId: string;
  goodsText: string;
  amount: string;
  until: string;
}
/** A sub-order without an invoice, or an invoice. */
export type TableRow =
  | { invoiceable: InvoiceableSubOrder; invoice?: undefined }
  | { invoice: Invoice; invoiceable?: undefined };

const TONES = { N: 'plain', 10: 'info', 20: 'info', 30: 'ok', 40: 'plain', 50: 'error' } as const;
export const invoiceTone = (status: Invoice['status']) => TONES[status];

/** Why an invoice failed or was reversed; shown instead of its time. */
export const invoiceReason = (invoice: Invoice): string | undefined =>
  invoice.status === InvoiceStatus.Failed ? invoice.failReason : invoice.reversal?.reason;
