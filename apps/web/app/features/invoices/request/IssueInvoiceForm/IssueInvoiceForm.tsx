import type { InvoiceTitle } from '@huarong/contract/invoices';
import { fen, fromYuan, sum, toYuan, ZERO } from '@huarong/core/shared';
import { Button, Notice, Price, showToast } from '@huarong/ui';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useAction } from '../../../../platform/actions/use-action.ts';
import { browserApi } from '../../../../platform/api/index.ts';
import { amountText } from '../../../account/index.ts';
import type { InvoiceableOrder } from '../../invoices-data.ts';
import { INVOICE_LIST } from '../../list/invoices-query.ts';
import { InvoiceableOrders } from '../InvoiceableOrders/InvoiceableOrders.tsx';
import { RequestFields } from '../RequestFields/RequestFields.tsx';
import { createRequestDraft, type RequestDraft, toInvoiceRequest } from '../RequestFields/request-draft.ts';
import styles from './IssueInvoiceForm.module.css';

interface IssueInvoiceFormProps {
  invoiceable: readonly InvoiceableOrder[];
  requestedOrderIds: readonly string[];
  titles: readonly InvoiceTitle[];
}

/** Requests invoices for the chosen orders; refusals are listed per order. */
export function IssueInvoiceForm({ invoiceable, requestedOrderIds, titles }: IssueInvoiceFormProps) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState(() =>
    invoiceable
      .filter(({ orderId }) => requestedOrderIds.includes(orderId))
      .map(({ subOrderId }) => subOrderId),
  );
  const [draft, setDraft] = useState(() => createRequestDraft(titles));
  const [refused, setRefused] = useState<RefusedOrder[]>([]);
  const orders = invoiceable.filter(({ subOrderId }) => chosen.includes(subOrderId));

  const [isBusy, submit] = useAction(async () => {
    const problems = await requestInvoices(orders, draft);
    setRefused(problems);
    if (problems.length === 0) {
      showToast(`已申请 ${orders.length} 张发票，开具后会更新状态`);
      return navigate(INVOICE_LIST);
    }
    await revalidate();
  });

  return (
    <div className={styles.columns}>
      <div className={styles.orders}>
        {refused.map(({ orderId, reason }) => (
          <Notice key={orderId} tone="error" title={`订单 ${orderId}`}>
            {reason}
          </Notice>
        ))}
        <InvoiceableOrders orders={invoiceable} chosen={chosen} onChoose={setChosen} />
      </div>
      <section className={styles.request} aria-label="开票信息">
        <RequestFields titles={titles} draft={draft} onChange={setDraft} onTitleAdded={() => revalidate()} />
        <InvoiceTotals orders={orders} />
        <Button
          kind="ink"
          block
          loading={isBusy}
          disabled={orders.length === 0 || draft.titleId === ''}
          onClick={submit}
        >
          {orders.length > 1 ? `提交申请（${orders.length} 张）` : '提交申请'}
        </Button>
      </section>
    </div>
  );
}

function InvoiceTotals({ orders }: { orders: readonly InvoiceableOrder[] }) {
  const total = sum(orders.map(({ amount }) => fromYuan(amount) ?? ZERO));
  const stored = sum(orders.map(({ storedAmount }) => fromYuan(storedAmount) ?? ZERO));
  return (
    <dl className={styles.sums}>
      <div>
        <dt>订单实付</dt>
        <dd>{amountText(toYuan(fen(total + stored)))}</dd>
      </div>
      {stored > 0 && (
        <div>
          <dt>
            储值卡支付<small>购卡时已开票</small>
          </dt>
          <dd>{amountText(toYuan(fen(-stored)))}</dd>
        </div>
      )}
      <div>
        <dt>开票金额</dt>
        <dd>
          <Price amount={total} tone="ink" />
        </dd>
      </div>
    </dl>
  );
}

interface RefusedOrder {
  orderId: string;
  reason: string;
}

/** Requests the invoices one by one: a refusal for one order does not stop the others. */
async function requestInvoices(
  orders: readonly InvoiceableOrder[],
  draft: RequestDraft,
): Promise<RefusedOrder[]> {
  const { invoices } = browserApi({ quiet: true });
  const refused: RefusedOrder[] = [];
  for (const { orderId, subOrderId } of orders) {
    const reply = await invoices.issue({ orderId, subOrderId, ...toInvoiceRequest(draft) });
    if (!reply.ok) refused.push({ orderId, reason: reply.refusal.message });
  }
  return refused;
}
