import { orderIdOf } from '@huarong/core/orders';
import type { JsonValue } from '#platform/database';
import type { JobHandlers } from '#platform/jobs';
import type { OutboxHandlers } from '#platform/outbox';
import { type IssueDeps, issueInvoice } from './issue/issue-invoice.ts';
import { ISSUE_INVOICE } from './move-invoice.ts';
import { requestInvoiceAutomatically } from './request/request-invoice.ts';
import { ADJUST_INVOICES, adjustInvoices, type InvoiceAdjustment } from './reverse/adjust-invoices.ts';
import { VERIFY_TITLE, verifyTitle } from './titles/verify-title.ts';

const idOf = (payload: JsonValue) => (payload as { id: string }).id;
/** Sub-order ids, and event keys made of them, begin with the order id. */

export const invoiceJobs = (deps: IssueDeps): JobHandlers => ({
  [ISSUE_INVOICE]: ({ payload, attempts }) => issueInvoice(deps, idOf(payload), attempts),
  [ADJUST_INVOICES]: ({ payload }) => adjustInvoices(deps.db, payload as unknown as InvoiceAdjustment),
  [VERIFY_TITLE]: ({ payload }) => verifyTitle(deps.db, deps.issuer, idOf(payload)),
});

/** Delivered sub-orders get the invoice requested at checkout; refunds adjust existing invoices. */
export const invoiceEventHandlers = ({ db }: Pick<IssueDeps, 'db'>): OutboxHandlers => ({
  'order-signed': async ({ payload }) => void (await requestInvoiceAutomatically(db, idOf(payload))),
  'order-done': async ({ payload }) => void (await requestInvoiceAutomatically(db, idOf(payload))),
  async 'return-done'({ payload }) {
    const { returnId, subOrderId } = payload as { returnId: string; subOrderId: string };
    await adjustInvoices(db, { orderId: orderIdOf(subOrderId), subOrderId, cause: `return:${returnId}` });
  },
  'order-refunded': ({ key }) => adjustInvoices(db, { orderId: orderIdOf(key), cause: `refund:${key}` }),
  async 'order-cancelled'({ key, payload }) {
    if ((payload as { paid?: true }).paid)
      await adjustInvoices(db, { orderId: orderIdOf(key), cause: `refund:${key}` });
  },
});
