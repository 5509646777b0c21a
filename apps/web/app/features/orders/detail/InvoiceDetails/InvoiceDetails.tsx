import type { OrderDetail } from '@huarong/contract/orders';
import { INVOICE_STATUS_TEXTS, InvoiceStatus } from '@huarong/core/invoices';
import { isVoid } from '@huarong/core/orders';
import { STORE } from '@huarong/core/shared';
import { amountText } from '../../../account/index.ts';
import { FactList } from '../FactList/FactList.tsx';

type InvoiceDetailsProps = {
  order: Pick<OrderDetail, 'invoice' | 'subOrders' | 'tenders' | 'actions' | 'orderStatus'>;
};

/** The invoice of an order: what was requested, its progress and the amount. */
export function InvoiceDetails({ order }: InvoiceDetailsProps) {
  const { invoice, subOrders, tenders } = order;
  const statuses = subOrders.map(({ invoiceStatus }) => invoiceStatus);
  const started = statuses.find((status) => status !== InvoiceStatus.None);
  const paysByCard = tenders.some(({ paymentCode }) => paymentCode === 'SILKPAY');
  return (
    <FactList
      facts={{
        类型: invoice?.typeText,
        抬头: invoice?.titleText,
        状态: started ? (
          <a href="/myAccount/invoiceList">{INVOICE_STATUS_TEXTS[started]}</a>
        ) : (
          waitingText(order)
        ),
        可开金额: invoice?.amount && `${amountText(invoice.amount)}${paysByCard ? '（不含储值卡支付）' : ''}`,
      }}
    />
  );
}

function waitingText({ invoice, actions, orderStatus }: InvoiceDetailsProps['order']): string {
  if (isVoid(orderStatus)) return '不开';
  if (actions.canInvoice) return '可以申请';
  return invoice?.titleText ? '签收后开具' : `签收后 ${STORE.orders.invoiceDays} 天内可申请`;
}
