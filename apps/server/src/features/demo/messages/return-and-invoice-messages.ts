import { type ReturnStatus, returnStatusText } from '@huarong/core/returns';
import { defaultSettings } from '@huarong/core/settings';
import { sql } from 'kysely';
import { memberOwner } from '#platform/context';
import type { Tx } from '#platform/database';
import { invoiceMoved } from '../../invoices/index.ts';
import { invoiceTemplate, returnTemplate } from '../../messages/index.ts';
import { returnMoved } from '../../returns/index.ts';
import type { DemoMessage } from './order-messages.ts';

interface Move<Status extends number> {
  id: string;
  orderId: string;
  status: Status;
  amountFen: number;
  at: Date;
  skuId: string | null;
}

/** Messages about the current status of each return and invoice, with the templates and keys of real notifications. */
export async function createReturnAndInvoiceMessages(tx: Tx, memberId: string): Promise<DemoMessage[]> {
  const { sendDays } = defaultSettings('returns');
  const returns = (await listReturns(tx, memberId)).map((moved): DemoMessage => {
    const statusText = returnStatusText(moved.status);
    const template = returnTemplate({
      ...moved,
      returnId: moved.id,
      memberId,
      refundFen: moved.amountFen,
      statusText,
      sendDays,
    });
    return {
      ...template,
      key: `${returnMoved.topic}:${moved.id}:${moved.status}`,
      at: moved.at,
      skuId: moved.skuId,
    };
  });
  const invoices = (await listInvoices(tx, memberId)).flatMap((moved): DemoMessage[] => {
    const template = invoiceTemplate({
      ...moved,
      status: String(moved.status),
      invoiceId: moved.id,
      memberId,
    });
    const key = `${invoiceMoved.topic}:${moved.id}:${moved.status}`;
    return template ? [{ ...template, key, at: moved.at, skuId: moved.skuId }] : [];
  });
  return [...returns, ...invoices];
}

const firstSku = sql`(select sku_id from order_line where order_line.order_id = shop_order.id order by position limit 1)`;

const listReturns = async (tx: Tx, memberId: string): Promise<Move<ReturnStatus>[]> =>
  (
    await sql<Move<ReturnStatus>>`
      select request.id, request.order_id as "orderId", request.status, request.refund_fen as "amountFen",
        coalesce((select max(at) from return_status_change where return_id = request.id), request.created_at) as at,
        ${firstSku} as "skuId"
      from return_request request join shop_order on shop_order.id = request.order_id
      where shop_order.owner = ${memberOwner(memberId)}
      order by request.id`.execute(tx)
  ).rows;

const listInvoices = async (tx: Tx, memberId: string): Promise<Move<number>[]> =>
  (
    await sql<Move<number>>`
      select invoice.id, invoice.order_id as "orderId", invoice.status::int as status,
        invoice.amount_fen as "amountFen",
        coalesce(issued_at, requested_at) as at, ${firstSku} as "skuId"
      from invoice join shop_order on shop_order.id = invoice.order_id
      where shop_order.owner = ${memberOwner(memberId)} and invoice.colour = 'blue'
      order by invoice.id`.execute(tx)
  ).rows;
