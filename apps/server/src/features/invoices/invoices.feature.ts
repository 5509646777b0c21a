import { invoicesContract } from '@huarong/contract/invoices';
import { accept, type Result, refuse } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import { type Context, ownerOf } from '#platform/context';
import { type Feature, implement } from '#platform/feature';
import { findInvoice, getInvoice } from './invoices.queries.ts';
import { getInvoiceDetail, getPresentedInvoice } from './list/invoice-detail.ts';
import { listInvoiceable, listInvoices, listOrderInvoices } from './list/list-invoices.ts';
import { requestInvoice } from './request/request-invoice.ts';
import { changeInvoice } from './reverse/change-invoice.ts';
import { addTitle, editTitle, removeTitle } from './titles/edit-titles.ts';
import { presentTitles } from './titles/present-title.ts';
import { listTitles } from './titles/titles.queries.ts';

/** Answers a change with the invoice it created. */
async function presentResult<Refusal extends { code: string }>(
  { db }: Context,
  result: Result<string, Refusal>,
) {
  if (!result.ok) return result;
  return accept(await getPresentedInvoice(db, await getInvoice(db, result.value)));
}

export const invoicesFeature: Feature = implement(invoicesContract, {
  listTitles: async (context) => accept(presentTitles(await listTitles(context.db, context.actor.memberId))),
  addTitle: (context, input) => addTitle(context.db, context.actor.memberId, input),
  editTitle: (context, input) => editTitle(context.db, context.actor.memberId, input),
  async removeTitle(context, { titleId }) {
    const remaining = await removeTitle(context.db, context.actor.memberId, titleId);
    return remaining.ok ? accept(presentTitles(remaining.value)) : remaining;
  },
  async list({ db, actor }, page) {
    const owner = ownerOf(actor);
    const invoices = await listInvoices(db, owner, page);
    return accept({ ...invoices, invoiceable: await listInvoiceable(db, owner) });
  },
  async ofOrder({ db, actor }, { orderId }) {
    const owner = ownerOf(actor);
    const list = await listOrderInvoices(db, owner, orderId);
    if (!list) return refuse({ code: 'order-not-found' });
    return accept({ list, invoiceable: await listInvoiceable(db, owner, orderId) });
  },
  issue: async (context, input) => presentResult(context, await requestInvoice(context, input)),
  change: async (context, input) => presentResult(context, await changeInvoice(context, input)),
  async detail({ db, actor, config }, { invoiceId }) {
    const row = await findInvoice(db, ownerOf(actor), invoiceId);
    if (!row) return refuse({ code: 'invoice-not-found' });
    return accept(await getInvoiceDetail(db, { row, secret: config.secret, now: await readClock(db) }));
  },
});
