import { isSigned } from '../orders/index.ts';
import { DAY_MS, STORE } from '../shared/index.ts';

/** None → requested → issuing → issued → reversed; or failed, after which it can be retried. */
export const InvoiceStatus = {
  None: 'N',
  Requested: '10',
  Issuing: '20',
  Issued: '30',
  Reversed: '40',
  Failed: '50',
} as const;
export type InvoiceStatus = (typeof InvoiceStatus)[keyof typeof InvoiceStatus];
/** The texts shown to shoppers. */
export const INVOICE_STATUS_TEXTS = {
  [InvoiceStatus.None]: '不开',
  [InvoiceStatus.Requested]: '已申请',
  [InvoiceStatus.Issuing]: '开票中',
  [InvoiceStatus.Issued]: '已开具',
  [InvoiceStatus.Reversed]: '已红冲',
  [InvoiceStatus.Failed]: '失败',
} as const;

export const InvoiceType = {
  Special: 81,
  Ordinary: 82,
} as const;
export type InvoiceType = (typeof InvoiceType)[keyof typeof InvoiceType];
export const INVOICE_TYPE_TEXTS = {
  [InvoiceType.Special]: '电子专用发票',
  [InvoiceType.Ordinary]: '电子普通发票',
} as const;

/** The last moment at which an invoice can be requested, counted from the signature. */
export const invoiceUntil = (signedAt: Date): Date =>
  new Date(signedAt.getTime() + STORE.orders.invoiceDays * DAY_MS);

/** Open from the signature for 180 days. */
export const isInvoiceOpen = (
  { status, signedAt }: { status: number; signedAt: Date | null },
  now: Date,
): boolean => isSigned(status) && signedAt !== null && now < invoiceUntil(signedAt);
