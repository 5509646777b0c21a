import { invoicesContract } from '@huarong/contract/invoices';
import { accept, type Result, refuse } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import { type Context, ownerOf } from '#platform/context';
import { type Feature, implement } from '#platform/feature';
import { changeInvoice } from './change-invoice.ts';
import { findAnyInvoice, findInvoice } from './invoices.queries.ts';
import { addTitle, editTitle } from './keep-title.ts';
import { listInvoiceable, listInvoices, listInvoicesOf } from './list-invoices.ts';
import { presentTitles } from './present-title.ts';
import { removeTitle } from './remove-title.ts';
import { requestInvoice } from './request-invoice.ts';
import { showInvoice, showInvoices } from './show-invoice.ts';
import { listTitles } from './titles.queries.ts';

/** Only for calls with access `member`. */
const memberIdOf = ({ actor }: Context): string => {
  if (actor.kind !== 'member') throw new TypeError('only a member keeps titles');
  return actor.memberId;
};

/** A change that says which invoice it made, answered with that invoice. */
async function shown<Refusal extends { code: string }>({ db }: Context, made: Result<string, Refusal>) {
  if (!made.ok) return made;
  const [invoice] = await showInvoices(db, [(await findAnyInvoice(db, made.value))!]);
  return accept(invoice!);
}

export const invoicesFeature: Feature = implement(invoicesContract, {
  listTitles: async (context) => accept(presentTitles(await listTitles(context.db, memberIdOf(context)))),
  addTitle: (context, given) => addTitle(context.db, memberIdOf(context), given),
  editTitle: (context, given) => editTitle(context.db, memberIdOf(context), given),
  async removeTitle(context, { titleId }) {
    const left = await removeTitle(context.db, memberIdOf(context), titleId);
    return left.ok ? accept(presentTitles(left.value)) : left;
  },
  async list({ db, actor }, page) {
    const owner = ownerOf(actor);
    const invoices = await listInvoices(db, owner, page);
    return accept({ ...invoices, invoiceable: await listInvoiceable(db, owner) });
  },
  async ofOrder({ db, actor }, { orderId }) {
    const owner = ownerOf(actor);
    const list = await listInvoicesOf(db, owner, orderId);
    if (!list) return refuse({ code: 'order-not-found' });
    return accept({ list, invoiceable: await listInvoiceable(db, owner, orderId) });
  },
  issue: async (context, wish) => shown(context, await requestInvoice(context, wish)),
  change: async (context, wish) => shown(context, await changeInvoice(context, wish)),
  async detail({ db, actor, config }, { invoiceId }) {
    const row = await findInvoice(db, ownerOf(actor), invoiceId);
    if (!row) return refuse({ code: 'invoice-not-found' });
    return accept(await showInvoice(db, { row, secret: config.secret, now: await readClock(db) }));
  },
});
