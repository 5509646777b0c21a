import { InvoiceStatus } from '@huarong/core/invoices';
import type { Api } from '../../platform/api/index.ts';
import type { PageArgs } from '../../platform/pages/loaders.ts';
import { unwrapReply } from '../../platform/session/unwrap-reply.ts';
import { readInvoicesQuery, readOrderIds } from './list/invoices-query.ts';

const PAGE_SIZE = 10;

export async function loadInvoices(api: Api, { url }: PageArgs) {
  const query = readInvoicesQuery(url.searchParams);
  const [invoices, titles] = await Promise.all([
    api.invoices.list({
      pageNo: query.page,
      pageSize: PAGE_SIZE,
      ...(query.status && { status: query.status }),
    }),
    api.invoices.listTitles({}),
  ]);
  return { query, invoices: unwrapReply(invoices), titles: unwrapReply(titles) };
}

/** An order to invoice: for the first time, or again after a failure. */
export interface InvoiceableOrder {
  orderId: string;
  subOrderId: string;
  goodsText: string;
  amount: string;
  storedAmount: string;
  note: string;
}

export async function loadIssueInvoice(api: Api, { url }: PageArgs) {
  const [failed, titles] = await Promise.all([
    api.invoices.list({ pageNo: 1, pageSize: 50, status: InvoiceStatus.Failed }),
    api.invoices.listTitles({}),
  ]);
  const { list, invoiceable } = unwrapReply(failed);
  const retryable = list.filter(({ canRetry }) => canRetry);
  const orders: InvoiceableOrder[] = [
    ...retryable.map(({ orderId, subOrderId, goodsText, amount, failReason = '' }) => ({
      ...{ orderId, subOrderId, goodsText, amount, storedAmount: '0.00' },
      note: `上次失败：${failReason}`,
    })),
    ...invoiceable.map(({ until, ...order }) => ({ ...order, note: `可申请至 ${until.slice(0, 10)}` })),
  ];
  return {
    invoiceable: orders,
    requestedOrderIds: readOrderIds(url.searchParams),
    titles: unwrapReply(titles),
  };
}
