import { displayYuan, fen } from '@huarong/core/shared';
import type { InvoiceRow } from './invoices.queries.ts';

/** What stands under 备注: where it belongs, and what is missing from it or taken back by it. */
export function remarkOf(invoice: InvoiceRow, reversedNumber: string | null): string {
  if (reversedNumber !== null)
    return `订单 ${invoice.order_id}；被红冲蓝字发票号码 ${reversedNumber}；${reversalReason(invoice.cause)}`;
  const stored =
    invoice.stored_fen > 0 ? `；储值卡支付 ${displayYuan(fen(invoice.stored_fen))} 不在本票` : '';
  return `订单 ${invoice.order_id}${stored}`;
}

export const reversalReason = (cause: string): string =>
  cause.startsWith('return:') ? '销货退回' : '抬头有误换开';
