import { isInvoiceOpen } from '@huarong/core/invoices';
import { orderIdOf } from '@huarong/core/orders';
import { accept, getFirst, type Result, refuse } from '@huarong/core/shared';
import { type Context, ownerOf } from '#platform/context';
import { type Tx, transaction } from '#platform/database';
import {
  findOrder,
  getLockedOrder,
  type LoadedOrder,
  type LoadedSubOrder,
  loadOrder,
  lockOrder,
} from '../../orders/index.ts';
import {
  type BuyerRefusal,
  type InvoiceBuyer,
  type InvoiceRequestInput,
  resolveBuyer,
} from './invoice-buyer.ts';
import { openInvoice } from './open-invoice.ts';

type RequestInvoiceInput = InvoiceRequestInput & { orderId: string; subOrderId?: string | undefined };
type OpenRefusal = { code: 'invoice-not-yet' | 'invoice-exists' | 'invoice-nothing-paid' };
type RequestRefusal = OpenRefusal | BuyerRefusal | { code: 'order-not-found' };

/** Requests the invoices of an order or of one sub-order; returns the id of the first one opened. */
export const requestInvoice = (
  { db, actor }: Pick<Context<'shopper'>, 'db' | 'actor'>,
  input: RequestInvoiceInput,
): Promise<Result<string, RequestRefusal>> =>
  transaction(db, async (tx) => {
    const found = await findOrder(tx, ownerOf(actor), input.orderId);
    if (!found) return refuse({ code: 'order-not-found' });
    const order = await getLockedOrder(tx, found.id);
    const loaded = await loadOrder(tx, order);
    const requested = loaded.subOrders.filter(({ sub }) => (input.subOrderId ?? sub.id) === sub.id);
    if (requested.length === 0) return refuse({ code: 'order-not-found' });
    const buyer = await resolveBuyer(tx, actor.kind === 'member' ? actor.memberId : null, input);
    if (!buyer.ok) return buyer;
    const results = [];
    for (const subOrder of requested)
      results.push(await requestSubOrderInvoice(tx, loaded, subOrder, buyer.value));
    return results.find(({ ok }) => ok) ?? getFirst(results);
  });

async function requestSubOrderInvoice(
  tx: Tx,
  loaded: LoadedOrder,
  { sub }: LoadedSubOrder,
  buyer: InvoiceBuyer,
): Promise<Result<string, OpenRefusal>> {
  if (!['N', '50'].includes(sub.invoice_status)) return refuse({ code: 'invoice-exists' });
  if (!isInvoiceOpen({ status: sub.status, signedAt: sub.signed_at }, loaded.now))
    return refuse({ code: 'invoice-not-yet' });
  return openInvoice(tx, loaded, { subOrderId: sub.id, buyer, cause: 'request' });
}

/** Opens the invoice requested at checkout once the sub-order is delivered. Repeated events open it once. */
export const requestInvoiceAutomatically = (db: Context['db'], subOrderId: string) =>
  transaction(db, async (tx) => {
    const order = await lockOrder(tx, orderIdOf(subOrderId));
    const buyer = order?.invoice_request;
    if (!order || !buyer) return accept(null);
    const loaded = await loadOrder(tx, order);
    const subOrder = loaded.subOrders.find(({ sub }) => sub.id === subOrderId);
    if (subOrder?.sub.invoice_status !== 'N') return accept(null);
    return requestSubOrderInvoice(tx, loaded, subOrder, buyer);
  });
