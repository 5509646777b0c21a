import { InvoiceStatus, invoiceUntil } from '@huarong/core/invoices';
import { SIGNED_STATUSES } from '@huarong/core/orders';
import { getFirst, getFrom, STORE, shanghaiIso, toYuan } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Owner } from '#platform/context';
import { getColumn, type Queryable, statusIn } from '#platform/database';
import { findOrder, listOrders, loadOrders } from '../../orders/index.ts';
import type { InvoiceRow } from '../invoices.queries.ts';
import { draftInvoices } from '../request/draft-invoice.ts';
import { describeItems } from './describe-items.ts';
import { presentInvoices } from './invoice-detail.ts';

interface Page {
  pageNo: number;
  pageSize: number;
  status?: InvoiceStatus | undefined;
}
/** The most sub-orders offered for an invoice at once. */
const MAX_INVOICEABLE = 50;

/** The owner's invoices, newest first. A red invoice is shown with the blue one it reverses. */
export async function listInvoices(db: Queryable, owner: Owner, { pageNo, pageSize, status }: Page) {
  const ownInvoices = sql`from invoice join shop_order on shop_order.id = invoice.order_id
    where shop_order.owner = ${owner} and invoice.colour = 'blue'
      and (${status ?? null}::text is null or invoice.status = ${status ?? null}::text)`;
  const { rows } = await sql<InvoiceRow>`select invoice.* ${ownInvoices}
    order by invoice.requested_at desc, invoice.id limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(
    db,
  );
  const { rows: counted } = await sql<{ total: number }>`select count(*) as total ${ownInvoices}`.execute(db);
  const { total } = getFirst(counted);
  return {
    list: await presentInvoices(db, rows),
    currentPage: pageNo,
    totalPages: Math.ceil(total / pageSize),
    total,
  };
}

/** The invoices of one order, newest first; null when the order has another owner. */
export async function listOrderInvoices(db: Queryable, owner: Owner, orderId: string) {
  if (!(await findOrder(db, owner, orderId))) return null;
  const { rows } = await sql<InvoiceRow>`
    select * from invoice where order_id = ${orderId} and colour = 'blue'
    order by requested_at desc, id`.execute(db);
  return presentInvoices(db, rows);
}

/** Sub-orders signed for within 180 days, without an invoice and with an invoiceable amount; of all orders, or one. */
export async function listInvoiceable(db: Queryable, owner: Owner, orderId?: string) {
  const { rows } = await sql<{ orderId: string; id: string }>`
    select sub_order.order_id as "orderId", sub_order.id
    from sub_order join shop_order on shop_order.id = sub_order.order_id
    where shop_order.owner = ${owner} and sub_order.order_id = coalesce(${orderId ?? null}, sub_order.order_id)
      and ${statusIn('sub_order.invoice_status', [InvoiceStatus.None])} and ${statusIn('sub_order.status', SIGNED_STATUSES)}
      and sub_order.signed_at > shop_now() - make_interval(days => ${STORE.orders.invoiceDays})
    order by sub_order.signed_at desc limit ${MAX_INVOICEABLE}`.execute(db);
  if (rows.length === 0) return [];
  const orders = await loadOrders(db, await listOrders(db, [...new Set(rows.map((row) => row.orderId))]));
  const drafts = await draftInvoices(db, orders);
  const subOrders = new Map(
    orders.flatMap((loaded) => loaded.subOrders.map((subOrder) => [subOrder.sub.id, subOrder] as const)),
  );
  return rows.flatMap(({ orderId, id }) => {
    const draft = drafts.get(id);
    if (!draft || draft.lines.length === 0) return [];
    const { sub, lines } = getFrom(subOrders, id);
    return [
      {
        orderId,
        subOrderId: id,
        goodsText: describeItems(lines),
        amount: toYuan(draft.total),
        storedAmount: toYuan(draft.stored),
        until: shanghaiIso(invoiceUntil(getColumn(sub, 'signed_at'))),
      },
    ];
  });
}
