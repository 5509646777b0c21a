import { InvoiceStatus } from '@huarong/core/invoices';
import { displayYuan, fen } from '@huarong/core/shared';
import type { InvoiceMove } from '../../invoices/index.ts';
import type { MessageContent } from '../message.ts';

/** Null while the invoice is being processed: only final statuses get a message. */
export function invoiceTemplate({ orderId, status, amountFen }: InvoiceMove): MessageContent | null {
  const amount = displayYuan(fen(amountFen));
  const toList = { text: '查看发票', link: '/myAccount/invoiceList' };
  switch (String(status)) {
    case InvoiceStatus.Issued:
      return {
        icon: 'document',
        title: '电子发票已开具',
        text: `订单 ${orderId}，金额 ${amount}。可在发票列表下载。`,
        links: [toList],
      };
    case InvoiceStatus.Reversed:
      return {
        icon: 'document',
        title: '发票已红冲',
        text: `订单 ${orderId}，金额 ${amount} 的发票已红冲作废，请勿再使用。`,
        links: [toList],
      };
    case InvoiceStatus.Failed:
      return {
        icon: 'document',
        title: '发票没有开成',
        text: `订单 ${orderId}，金额 ${amount}。请核对抬头与税号后重新申请。`,
        links: [{ text: '重新申请', link: '/myAccount/issueInvoice' }, toList],
      };
    default:
      return null;
  }
}
