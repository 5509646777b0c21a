import { z } from 'zod';
import { id, text, time } from '../../kit/fields.ts';
import {
  adminRead,
  adminWrite,
  cursor,
  defineAdminContract,
  fen,
  listPage,
  listSize,
  reason,
} from '../kit/index.ts';
import {
  invoiceDetail,
  invoiceRow,
  invoiceStatus,
  invoiceView,
  month,
  sums,
  titleKind,
} from './invoice-fields.ts';
import { adminInvoicesRoutes as routes } from './invoices.routes.ts';

const byInvoice = ({ invoiceId }: { invoiceId: string | number }) =>
  ({ kind: 'invoice', id: String(invoiceId) }) as const;

export const adminInvoicesContract = defineAdminContract({
  list: adminRead({
    route: routes.list,
    summary: 'Invoices, newest request first',
    permission: 'invoice:read',
    input: z.object({
      view: invoiceView.default('todo'),
      month: month.optional(),
      status: invoiceStatus.optional(),
      titleKind: titleKind.optional(),
      /** The number of an invoice or order. */
      q: text(40).optional(),
      after: cursor.optional(),
      before: cursor.optional(),
      size: listSize,
    }),
    output: listPage(invoiceRow).extend({
      counts: z.object({ todo: z.int(), waiting: z.int(), failed: z.int() }),
    }),
    refusals: [],
  }),
  month: adminRead({
    route: routes.month,
    summary: 'What was invoiced in a month, compared with the ledger',
    permission: 'invoice:read',
    input: z.object({ month }),
    output: z.object({
      month,
      blue: sums,
      red: sums,
      net: sums,
      /** Orders with an invoice of this month. */
      orders: z.int(),
      /** What their invoices say today, blue less red. */
      invoicedFen: fen,
      /** What the ledger says that they paid, without stored cards and less refunds. */
      ledgerFen: fen,
      /** Paid, and not invoiced yet: not requested for every parcel, failed, or under way. */
      openFen: fen,
      /** Expected: 0. */
      differenceFen: fen,
      /** The first orders that differ. */
      differing: z.array(z.object({ orderId: z.string(), invoicedFen: fen, ledgerFen: fen })),
    }),
    refusals: [],
  }),
  export: adminWrite({
    route: routes.export,
    summary: 'Exports the invoices of a month as CSV; names of persons are masked without member:unmask',
    permission: 'invoice:write',
    input: z.object({ month, reason }),
    output: z.object({ exportId: z.string(), path: z.string(), rows: z.int() }),
    refusals: [],
    subject: (_input, result) => ({ kind: 'export', id: result?.exportId ?? 'new' }),
    reason: 'required',
  }),
  detail: adminRead({
    route: routes.detail,
    summary: 'An invoice with its lines, history and noted consents',
    permission: 'invoice:read',
    input: z.object({ invoiceId: id }),
    output: invoiceDetail,
    refusals: ['invoice-unknown'],
  }),
  files: adminRead({
    route: routes.files,
    summary: 'Links to the files of an issued invoice, for a few minutes; recorded',
    permission: 'invoice:write',
    input: z.object({ invoiceId: id }),
    output: z.object({ pdfUrl: z.string(), xmlUrl: z.string() }),
    refusals: ['invoice-unknown'],
    records: byInvoice,
  }),
  retry: adminWrite({
    route: routes.retry,
    summary: 'Requests a failed invoice again, or one that waits for more than ten minutes',
    permission: 'invoice:write',
    input: z.object({ invoiceId: id }),
    output: z.null(),
    refusals: ['invoice-unknown', 'invoice-not-failed', 'invoice-nothing-paid'],
    subject: byInvoice,
    reason: 'none',
  }),
  changeTitle: adminWrite({
    route: routes.changeTitle,
    summary: 'Changes the title for the shopper: reverses and issues anew, or requests a failed one again',
    permission: 'invoice:write',
    input: z.object({
      invoiceId: id,
      titleKind,
      title: text(100),
      taxNumber: z.string().max(30).optional(),
      /** How the shopper agreed, when, and where it can be looked up. */
      consent: z.object({
        channel: z.enum(['phone', 'chat', 'email', 'store']),
        at: time,
        reference: text(100, 2),
      }),
    }),
    output: z.null(),
    refusals: ['invoice-unknown', 'invoice-not-changeable', 'invoice-title-refused', 'invoice-nothing-paid'],
    subject: byInvoice,
    reason: 'none',
    storesAnswer: false,
  }),
  reverse: adminWrite({
    route: routes.reverse,
    summary:
      'Reverses an issued invoice with a red one; what is still paid is invoiced anew where it is wanted',
    permission: 'invoice:write',
    input: z.object({
      invoiceId: id,
      /** `wrong`: issued wrongly, another one follows. `unwanted`: the shopper wants none. */
      code: z.enum(['wrong', 'unwanted']),
      reason,
    }),
    output: z.null(),
    refusals: ['invoice-unknown', 'invoice-not-changeable'],
    subject: byInvoice,
    reason: 'required',
    needsProof: true,
  }),
  retryFailed: adminWrite({
    route: routes.retryFailed,
    summary:
      'Requests the oldest failed invoices again, 200 at a time; those of which nothing is paid any more stay',
    permission: 'invoice:write',
    input: z.object({}),
    output: z.object({ retried: z.int(), stayed: z.int(), left: z.int() }),
    refusals: [],
    subject: () => ({ kind: 'invoice', id: 'failed' }),
    reason: 'none',
  }),
});
