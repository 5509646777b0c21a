import { STORE } from '@huarong/core/shared';
import { GuestEmptyState, GuestPage } from '../GuestPage/GuestPage.tsx';
import type { GuestData } from '../guest-order-data.ts';
import { InvoiceForm } from '../InvoiceForm/InvoiceForm.tsx';
import { InvoiceRows } from '../InvoiceRows/InvoiceRows.tsx';

type GuestInvoiceProps = Extract<GuestData, { page: 'invoice' }>;

export function GuestInvoice({ orderId, list, invoiceable }: GuestInvoiceProps) {
  const canRequest = invoiceable.length > 0 || list.some(({ canRetry }) => canRetry);
  return (
    <GuestPage title="发票" orderId={orderId}>
      {list.length > 0 && <InvoiceRows invoices={list} />}
      {canRequest && <InvoiceForm orderId={orderId} invoiceable={invoiceable} />}
      {!canRequest && list.length === 0 && (
        <GuestEmptyState icon="document" title="这笔订单现在不能开票" orderId={orderId}>
          签收后 {STORE.orders.invoiceDays} 天内可以申请；全部由优惠券支付的订单没有可开票金额。
        </GuestEmptyState>
      )}
    </GuestPage>
  );
}
