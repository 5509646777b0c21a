import { isInvoiceOpen } from '@huarong/core/invoices';
import { accept, type Result, refuse } from '@huarong/core/shared';
import { type Context, ownerOf } from '#platform/context';
import { type Tx, transaction } from '#platform/database';
import { findOrder, type LoadedOrder, type LoadedPart, loadOrder, lockOrder } from '../orders/index.ts';
import { type GivenRequest, type InvoiceBuyer, type NoBuyer, resolveBuyer } from './invoice-buyer.ts';
import { openInvoice } from './open-invoice.ts';

type Wish = GivenRequest & { orderId: string; subOrderId?: string | undefined };
type CannotOpen = { code: 'invoice-not-yet' | 'invoice-exists' | 'invoice-nothing-paid' };
type CannotAsk = CannotOpen | NoBuyer | { code: 'order-not-found' };

/** Asks for the invoice of an order, or of one part of it; says the number of the first that was opened. */
export const requestInvoice = (
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  wish: Wish,
): Promise<Result<string, CannotAsk>> =>
  transaction(db, async (tx) => {
    const found = await findOrder(tx, ownerOf(actor), wish.orderId);
    if (!found) return refuse({ code: 'order-not-found' });
    const order = (await lockOrder(tx, found.id))!;
    const loaded = await loadOrder(tx, order);
    const asked = loaded.parts.filter(({ sub }) => (wish.subOrderId ?? sub.id) === sub.id);
    if (asked.length === 0) return refuse({ code: 'order-not-found' });
    const buyer = await resolveBuyer(tx, actor.kind === 'member' ? actor.memberId : null, wish);
    if (!buyer.ok) return buyer;
    const answers = [];
    for (const part of asked) answers.push(await requestPart(tx, loaded, part, buyer.value));
    return answers.find(({ ok }) => ok) ?? answers[0]!;
  });

async function requestPart(
  tx: Tx,
  loaded: LoadedOrder,
  { sub }: LoadedPart,
  buyer: InvoiceBuyer,
): Promise<Result<string, CannotOpen>> {
  if (!['N', '50'].includes(sub.invoice_status)) return refuse({ code: 'invoice-exists' });
  if (!isInvoiceOpen({ status: sub.status, signedAt: sub.signed_at }, loaded.now))
    return refuse({ code: 'invoice-not-yet' });
  return openInvoice(tx, loaded, { subOrderId: sub.id, buyer, cause: 'request' });
}

/** What was asked for at checkout is opened when the goods have arrived; hearing of it twice opens it once. */
export const requestByItself = (db: Context['db'], subOrderId: string) =>
  transaction(db, async (tx) => {
    const order = await lockOrder(tx, subOrderId.slice(0, 18));
    const buyer = order?.invoice_request as unknown as InvoiceBuyer | null;
    if (!order || !buyer) return accept(null);
    const loaded = await loadOrder(tx, order);
    const part = loaded.parts.find(({ sub }) => sub.id === subOrderId);
    if (part?.sub.invoice_status !== 'N') return accept(null);
    return requestPart(tx, loaded, part, buyer);
  });
