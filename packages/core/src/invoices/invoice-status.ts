import { DAY_MS, STORE } from '../shared/index.ts';

/** N 不开 → 10 → 20 → 30 → 40, or 50, after which it can be retried. */
export const INVOICE_STATUS = {
  N: '不开',
  10: '已申请',
  20: '开票中',
  30: '已开具',
  40: '已红冲',
  50: '失败',
} as const;
export type InvoiceStatus = 'N' | '10' | '20' | '30' | '40' | '50';

export const INVOICE_TYPES = { 81: '电子专用发票', 82: '电子普通发票' } as const;
export type InvoiceType = keyof typeof INVOICE_TYPES;

/** The last moment at which an invoice can be requested, counted from the signature. */
export const invoiceUntil = (signedAt: Date): Date =>
  new Date(signedAt.getTime() + STORE.orders.invoiceDays * DAY_MS);

/** Open from status 60 for 180 days. */
export const isInvoiceOpen = (
  { status, signedAt }: { status: number; signedAt: Date | null },
  now: Date,
): boolean => (status === 60 || status === 70) && signedAt !== null && now < invoiceUntil(signedAt);
