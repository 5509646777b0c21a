import type { JsonValue } from '#platform/database';
import type { JobHandlers } from '#platform/jobs';
import type { OutboxHandlers } from '#platform/outbox';
import { type IssuingDeps, issueInvoice } from './issue-invoice.ts';
import { MEND_INVOICES, type MoneyBack, mendInvoices } from './mend-invoices.ts';
import { ISSUE_INVOICE } from './move-invoice.ts';
import { RECOGNISE_TITLE, recogniseTitle } from './recognise-title.ts';
import { requestByItself } from './request-invoice.ts';

const idOf = (payload: JsonValue) => (payload as { id: string }).id;
/** Numbers of parts begin with their order's, and so do the keys made of them. */
const orderOf = (key: string) => key.slice(0, 18);

export const invoiceJobs = (deps: IssuingDeps): JobHandlers => ({
  [ISSUE_INVOICE]: ({ payload, attempts }) => issueInvoice(deps, idOf(payload), attempts),
  [MEND_INVOICES]: ({ payload }) => mendInvoices(deps.db, payload as unknown as MoneyBack),
  [RECOGNISE_TITLE]: ({ payload }) => recogniseTitle(deps.db, deps.issuer, idOf(payload)),
});

/** Goods that arrived are invoiced if that was asked for at checkout; money that went back takes its invoice along. */
export const invoiceOutbox = ({ db }: Pick<IssuingDeps, 'db'>): OutboxHandlers => ({
  'order-signed': async ({ payload }) => void (await requestByItself(db, idOf(payload))),
  'order-done': async ({ payload }) => void (await requestByItself(db, idOf(payload))),
  async 'return-done'({ payload }) {
    const { returnId, subOrderId } = payload as { returnId: string; subOrderId: string };
    await mendInvoices(db, { orderId: orderOf(subOrderId), subOrderId, cause: `return:${returnId}` });
  },
  'order-refunded': ({ key }) => mendInvoices(db, { orderId: orderOf(key), cause: `refund:${key}` }),
  async 'order-cancelled'({ key, payload }) {
    if ((payload as { paid?: true }).paid)
      await mendInvoices(db, { orderId: orderOf(key), cause: `refund:${key}` });
  },
});
