import { InvoiceStatus, isInvoiceOpen } from '@huarong/core/invoices';
import { accept, type Result, refuse } from '@huarong/core/shared';
import { type Context, ownerOf } from '#platform/context';
import { transaction } from '#platform/database';
import { getLockedOrder, getSubOrder, loadOrder } from '../../orders/index.ts';
import { findInvoice, getInvoice, listReversals } from '../invoices.queries.ts';
import { type BuyerRefusal, type InvoiceRequestInput, resolveBuyer } from '../request/invoice-buyer.ts';
import { startReversal } from './reverse-invoice.ts';

type ChangeInvoiceInput = InvoiceRequestInput & { invoiceId: string };
type ChangeRefusal = BuyerRefusal | { code: 'invoice-not-found' | 'invoice-moved-on' | 'invoice-not-yet' };

/** 换开: replaces an invoice with a wrong title by reversing it and issuing another. */
export const changeInvoice = (
  { db, actor }: Pick<Context<'shopper'>, 'db' | 'actor'>,
  input: ChangeInvoiceInput,
): Promise<Result<string, ChangeRefusal>> =>
  transaction(db, async (tx) => {
    const found = await findInvoice(tx, ownerOf(actor), input.invoiceId);
    if (!found) return refuse({ code: 'invoice-not-found' });
    const order = await getLockedOrder(tx, found.order_id);
    // Read again under the lock: a return may have reversed it meanwhile.
    const invoice = await getInvoice(tx, found.id);
    const isIssued = invoice.colour === 'blue' && invoice.status === InvoiceStatus.Issued;
    if (!isIssued || (await listReversals(tx, [invoice.id])).length > 0)
      return refuse({ code: 'invoice-moved-on' });
    const loaded = await loadOrder(tx, order);
    const { sub } = getSubOrder(loaded, invoice.sub_order_id);
    if (!isInvoiceOpen({ status: sub.status, signedAt: sub.signed_at }, loaded.now))
      return refuse({ code: 'invoice-not-yet' });
    const buyer = await resolveBuyer(tx, actor.kind === 'member' ? actor.memberId : null, input);
    if (!buyer.ok) return buyer;
    await startReversal(tx, invoice, { cause: `change:${invoice.id}`, next: buyer.value });
    return accept(invoice.id);
  });
