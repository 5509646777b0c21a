import type { Invoice } from '@huarong/contract/invoices';

export interface InvoiceableSubOrder {
  orderId: string;
  subOrderId: string;
  goodsText: string;
  amount: string;
  until: string;
}
/** An order that has no invoice yet, or an invoice. */
export type TableRow =
  | { invoiceable: InvoiceableSubOrder; invoice?: undefined }
  | { invoice: Invoice; invoiceable?: undefined };

const TONES = { N: 'plain', 10: 'info', 20: 'info', 30: 'ok', 40: 'plain', 50: 'error' } as const;
export const invoiceTone = (status: Invoice['status']) => TONES[status];

/** Where a time would say little: why it failed, why it was taken back. */
export const invoiceReason = (invoice: Invoice): string | undefined =>
  invoice.status === '50' ? invoice.failReason : invoice.reversal?.reason;
