import { STORE } from '@huarong/core/shared';
import { GuestNothing, GuestPage } from '../GuestPage/GuestPage.tsx';
import type { GuestData } from '../guest-order-data.ts';
import { InvoiceForm } from '../InvoiceForm/InvoiceForm.tsx';
import { InvoiceRows } from '../InvoiceRows/InvoiceRows.tsx';

type GuestInvoiceProps = Extract<GuestData, { page: 'invoice' }>;

export function GuestInvoice({ orderId, list, invoiceable }: GuestInvoiceProps) {
  const isOpen = invoiceable.length > 0 || list.some(({ canRetry }) => canRetry);
  return (
    <GuestPage title="发票" orderId={orderId}>
      {list.length > 0 && <InvoiceRows invoices={list} />}
      {isOpen && <InvoiceForm orderId={orderId} open={invoiceable} />}
      {!isOpen && list.length === 0 && (
        <GuestNothing icon="document" title="这笔订单现在不能开票" orderId={orderId}>
          签收后 {STORE.orders.invoiceDays} 天内可以申请；全部由优惠券支付的订单没有可开票金额。
        </GuestNothing>
      )}
    </GuestPage>
  );
}
