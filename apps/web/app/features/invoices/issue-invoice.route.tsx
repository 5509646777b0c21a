import type { InvoiceTitle } from '@huarong/contract/invoices';
import { fen, fromYuan, STORE, sum, toYuan, ZERO } from '@huarong/core/shared';
import { Button, ButtonLink, EmptyState, Notice, Price, showToast } from '@huarong/ui';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { memberLoader } from '../../platform/session/member-loader.ts';
import { AccountFailure, amountText, PageHead, PageWaiting } from '../account/index.ts';
import type { Route } from './+types/issue-invoice.route';
import { type InvoiceableOrder, loadIssueInvoice } from './invoices-data.ts';
import styles from './issue-invoice.module.css';
import { INVOICE_LIST } from './list/invoices-query.ts';
import { InvoiceableOrders } from './request/InvoiceableOrders/InvoiceableOrders.tsx';
import { RequestFields } from './request/RequestFields/RequestFields.tsx';
import { createRequestDraft } from './request/RequestFields/request-draft.ts';
import { type RefusedOrder, requestInvoices } from './request/request-invoices.ts';

export const clientLoader = memberLoader(loadIssueInvoice);
export const ErrorBoundary = AccountFailure;
export const meta: Route.MetaFunction = () => [
  { title: '申请发票｜花容 HUARONG' },
  { name: 'robots', content: 'noindex' },
];
export const HydrateFallback = PageWaiting;

const { invoiceDays } = STORE.orders;

export default function IssueInvoice({
  loaderData: { invoiceable: open, requestedOrderIds, titles },
}: Route.ComponentProps) {
  const missing = requestedOrderIds.filter((id) => !open.some(({ orderId }) => orderId === id));
  return (
    <>
      <PageHead title="申请发票" note="每笔订单各开一张；金额不含优惠券、积分与储值卡支付" />
      {missing.map((id) => (
        <Notice key={id} tone="warn" title={`订单 ${id} 现在不能申请`}>
          可能已经申请过、已超过签收后 {invoiceDays} 天，或全部由优惠券、积分、储值卡支付，没有可开票金额。
        </Notice>
      ))}
      {open.length === 0 ? (
        <EmptyState
          icon="document"
          title="没有可申请的订单"
          actions={
            <ButtonLink href={INVOICE_LIST} kind="ink">
              查看发票列表
            </ButtonLink>
          }
        >
          订单签收后 {invoiceDays} 天内可以在这里申请。
        </EmptyState>
      ) : (
        <IssueInvoiceForm
          key={requestedOrderIds.join()}
          invoiceable={open}
          requestedOrderIds={requestedOrderIds}
          titles={titles.list}
        />
      )}
    </>
  );
}

interface IssueInvoiceFormProps {
  invoiceable: readonly InvoiceableOrder[];
  requestedOrderIds: readonly string[];
  titles: readonly InvoiceTitle[];
}

function IssueInvoiceForm({ invoiceable: open, requestedOrderIds: asked, titles }: IssueInvoiceFormProps) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState(() =>
    open.filter(({ orderId }) => asked.includes(orderId)).map(({ subOrderId }) => subOrderId),
  );
  const [draft, setDraft] = useState(() => createRequestDraft(titles));
  const [refused, setRefused] = useState<RefusedOrder[]>([]);
  const [isBusy, setBusy] = useState(false);
  const orders = open.filter(({ subOrderId }) => chosen.includes(subOrderId));

  async function submit() {
    setBusy(true);
    const problems = await requestInvoices(orders, draft);
    setBusy(false);
    setRefused(problems);
    if (problems.length === 0) {
      showToast(`已申请 ${orders.length} 张发票，开具后会更新状态`);
      return navigate(INVOICE_LIST);
    }
    await revalidate();
  }

  return (
    <div className={styles.columns}>
      <div className={styles.orders}>
        {refused.map(({ orderId, reason }) => (
          <Notice key={orderId} tone="error" title={`订单 ${orderId}`}>
            {reason}
          </Notice>
        ))}
        <InvoiceableOrders orders={open} chosen={chosen} onChoose={setChosen} />
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
