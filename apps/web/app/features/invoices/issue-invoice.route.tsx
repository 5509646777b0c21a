import { STORE } from '@huarong/core/shared';
import { ButtonLink, EmptyState, Notice } from '@huarong/ui';
import { privatePageMeta } from '../../platform/pages/page-meta.ts';
import { memberLoader } from '../../platform/session/member-loader.ts';
import { AccountFailure, PageHead, PageLoading } from '../account/index.ts';
import type { Route } from './+types/issue-invoice.route';
import { loadIssueInvoice } from './invoices-data.ts';
import { INVOICE_LIST } from './list/invoices-query.ts';
import { IssueInvoiceForm } from './request/IssueInvoiceForm/IssueInvoiceForm.tsx';

export const clientLoader = memberLoader(loadIssueInvoice);
export const ErrorBoundary = AccountFailure;
export const meta: Route.MetaFunction = () => privatePageMeta('申请发票');
export const HydrateFallback = PageLoading;

const { invoiceDays } = STORE.orders;

export default function IssueInvoice({
  loaderData: { invoiceable, requestedOrderIds, titles },
}: Route.ComponentProps) {
  const missing = requestedOrderIds.filter((id) => !invoiceable.some(({ orderId }) => orderId === id));
  return (
    <>
      <PageHead title="申请发票" note="每笔订单各开一张；金额不含优惠券、积分与储值卡支付" />
      {missing.map((id) => (
        <Notice key={id} tone="warn" title={`订单 ${id} 现在不能申请`}>
          可能已经申请过、已超过签收后 {invoiceDays} 天，或全部由优惠券、积分、储值卡支付，没有可开票金额。
        </Notice>
      ))}
      {invoiceable.length === 0 ? (
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
          invoiceable={invoiceable}
          requestedOrderIds={requestedOrderIds}
          titles={titles.list}
        />
      )}
    </>
  );
}
