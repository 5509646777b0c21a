import { ButtonLink, EmptyState } from '@huarong/ui';
import { GuestPage } from '../GuestPage/GuestPage.tsx';
import type { GuestData } from '../guest-order-data.ts';
import { guestOrderPath } from '../guest-paths.ts';
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
        <EmptyState
          icon="document"
          title="这笔订单现在不能开票"
          actions={
            <ButtonLink href={guestOrderPath(orderId)} kind="ink">
              返回订单
            </ButtonLink>
          }
        >
          签收后 180 天内可以申请；全部由优惠券支付的订单没有可开票金额。
        </EmptyState>
      )}
    </GuestPage>
  );
}
