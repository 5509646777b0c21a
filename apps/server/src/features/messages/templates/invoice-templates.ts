import { InvoiceStatus } from '@huarong/core/invoices';
import { displayYuan, fen } from '@huarong/core/shared';
import type { InvoiceMove } from '../../invoices/index.ts';
import type { MessageContent } from '../message.ts';
import { writeText } from '../texts/automatic-texts.ts';

/** Null while the invoice is being processed: only final statuses get a message. */
export function invoiceTemplate({ orderId, status, amountFen }: InvoiceMove): MessageContent | null {
  const amount = displayYuan(fen(amountFen));
  const toList = { text: '查看发票', link: '/myAccount/invoiceList' };
  switch (String(status)) {
    case InvoiceStatus.Issued:
      return {
        icon: 'document',
        ...writeText('invoice-issued', { 订单: orderId, 金额: amount }),
        links: [toList],
      };
    case InvoiceStatus.Reversed:
      return {
        icon: 'document',
        ...writeText('invoice-reversed', { 订单: orderId, 金额: amount }),
        links: [toList],
      };
    case InvoiceStatus.Failed:
      return {
        icon: 'document',
        ...writeText('invoice-failed', { 订单: orderId, 金额: amount }),
        links: [{ text: '重新申请', link: '/myAccount/issueInvoice' }, toList],
      };
    default:
      return null;
  }
}
