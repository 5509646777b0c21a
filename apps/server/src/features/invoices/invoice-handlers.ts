import { type JobHandlers, onJob } from '#platform/jobs';
import { combineHandlers, type OutboxHandlers, onEvent } from '#platform/outbox';
import { orderCancelled, orderDone, orderRefunded, orderSigned } from '../orders/index.ts';
import { returnDone } from '../returns/index.ts';
import { adjustInvoicesJob, issueInvoiceJob, verifyTitleJob } from './invoice-jobs.ts';
import { type IssueDeps, issueInvoice } from './issue/issue-invoice.ts';
import { requestInvoiceAutomatically } from './request/request-invoice.ts';
import { adjustInvoices } from './reverse/adjust-invoices.ts';
import { verifyTitle } from './titles/verify-title.ts';

export const invoiceJobs = (deps: IssueDeps): JobHandlers => ({
  ...onJob(issueInvoiceJob, ({ payload, attempts }) => issueInvoice(deps, payload.id, attempts)),
  ...onJob(adjustInvoicesJob, ({ payload }) => adjustInvoices(deps.db, payload)),
  ...onJob(verifyTitleJob, ({ payload }) => verifyTitle(deps.db, deps.issuer, payload.id)),
});

/** Delivered sub-orders get the invoice requested at checkout; refunds adjust existing invoices. */
export const invoiceEventHandlers = ({ db }: Pick<IssueDeps, 'db'>): OutboxHandlers =>
  combineHandlers(
    onEvent(orderSigned, async ({ payload }) => {
      await requestInvoiceAutomatically(db, payload.id);
    }),
    onEvent(orderDone, async ({ payload }) => {
      if (!payload.isRefused) await requestInvoiceAutomatically(db, payload.subOrderId);
    }),
    onEvent(returnDone, ({ payload: { orderId, subOrderId, returnId } }) =>
      adjustInvoices(db, { orderId, subOrderId, cause: `return:${returnId}` }),
    ),
    onEvent(orderRefunded, ({ key, payload: { orderId } }) =>
      adjustInvoices(db, { orderId, cause: `refund:${key}` }),
    ),
    onEvent(orderCancelled, async ({ key, payload: { orderId, paid } }) => {
      if (paid) await adjustInvoices(db, { orderId, cause: `refund:${key}` });
    }),
  );
