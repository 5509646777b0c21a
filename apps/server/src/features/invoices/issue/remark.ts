import { displayYuan, fen } from '@huarong/core/shared';
import type { InvoiceRow } from '../invoices.queries.ts';

/** What stands under 备注: where it belongs, and what is missing from it or taken back by it. */
export function remarkOf(invoice: InvoiceRow, reversedNumber: string | null): string {
  if (reversedNumber !== null)
    return `订单 ${invoice.order_id}；被红冲蓝字发票号码 ${reversedNumber}；${reversalReason(invoice.cause)}`;
  const stored =
    invoice.stored_fen > 0 ? `；储值卡支付 ${displayYuan(fen(invoice.stored_fen))} 不在本票` : '';
  return `订单 ${invoice.order_id}${stored}`;
}

/** In the words of the tax office, except for a title the shopper changed. */
export function reversalReason(cause: string): string {
  if (cause.startsWith('return:')) return '销货退回';
  return cause.startsWith('refund:') ? '销售折让' : '抬头有误换开';
}
