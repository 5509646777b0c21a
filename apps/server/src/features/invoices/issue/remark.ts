import { displayYuan, fen } from '@huarong/core/shared';
import type { InvoiceRow } from '../invoices.queries.ts';

/** The text of 备注: the order, an amount paid by stored cards, or the reversed invoice. */
export function remarkOf(invoice: InvoiceRow, reversedNumber: string | null): string {
  if (reversedNumber !== null)
    return `订单 ${invoice.order_id}；被红冲蓝字发票号码 ${reversedNumber}；${reversalReason(invoice.cause)}`;
  const stored =
    invoice.stored_fen > 0 ? `；储值卡支付 ${displayYuan(fen(invoice.stored_fen))} 不在本票` : '';
  return `订单 ${invoice.order_id}${stored}`;
}

/** The tax office's terms, except for a changed title. */
export function reversalReason(cause: string): string {
  if (cause.startsWith('return:')) return '销货退回';
  if (cause.startsWith('refund:')) return '销售折让';
  return /^(wrong|unwanted):/.test(cause) ? '开票有误' : '抬头有误换开';
}
