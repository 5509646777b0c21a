import type { Invoice } from '@huarong/contract/invoices';
import { INVOICE_STATUS_TEXTS, INVOICE_TYPE_TEXTS, InvoiceStatus } from '@huarong/core/invoices';
import { fen, shanghaiIso, toYuan } from '@huarong/core/shared';
import { getColumn } from '#platform/database';
import type { InvoiceRow } from '../invoices.queries.ts';
import { reversalReason } from '../issue/remark.ts';

export interface InvoiceContext {
  goodsText: string;
  /** The 180 days for invoices are not over. */
  isOpen: boolean;
  reversal: InvoiceRow | undefined;
}

export const presentInvoice = (row: InvoiceRow, context: InvoiceContext): Invoice => ({
  invoiceId: row.id,
  orderId: row.order_id,
  subOrderId: row.sub_order_id,
  goodsText: context.goodsText,
  invoiceType: row.type,
  typeText: INVOICE_TYPE_TEXTS[row.type],
  titleKind: row.title_kind,
  title: row.title,
  ...(row.tax_number !== null && { taxNumber: row.tax_number }),
  amount: toYuan(fen(row.amount_fen)),
  status: row.status,
  statusText: INVOICE_STATUS_TEXTS[row.status],
  ...(row.status === InvoiceStatus.Failed && { failReason: getColumn(row, 'fail_reason') }),
  requestedAt: shanghaiIso(row.requested_at),
  ...(row.number !== null && {
    invoiceNumber: row.number,
    issuedAt: shanghaiIso(getColumn(row, 'issued_at')),
  }),
  canRetry: row.status === InvoiceStatus.Failed && context.isOpen,
  canChange:
    row.colour === 'blue' && row.status === InvoiceStatus.Issued && context.isOpen && !context.reversal,
  ...(context.reversal && { reversal: presentReversal(context.reversal) }),
});

const presentReversal = (red: InvoiceRow): NonNullable<Invoice['reversal']> => ({
  invoiceId: red.id,
  amount: toYuan(fen(red.amount_fen)),
  ...(red.number !== null && { invoiceNumber: red.number }),
  reason: reversalReason(red.cause),
});
