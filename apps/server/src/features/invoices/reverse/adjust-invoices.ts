import { InvoiceStatus } from '@huarong/core/invoices';
import { DAY_MS } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import { type Database, type Queryable, type Tx, transaction } from '#platform/database';
import { scheduleJob } from '#platform/jobs';
import { loadOrder, lockOrder } from '../../orders/index.ts';
import { adjustInvoicesJob, type InvoiceAdjustment } from '../invoice-jobs.ts';
import { type InvoiceRow, listActiveInvoices, listInvoiceLines, listReversals } from '../invoices.queries.ts';
import { moveInvoice } from '../move-invoice.ts';
import { draftInvoices, type InvoiceDraft } from '../request/draft-invoice.ts';
import { buyerOf, rewriteInvoice } from '../write-invoice.ts';
import { invoiceLineOf, startReversal } from './reverse-invoice.ts';

const MINUTE_MS = DAY_MS / 1440;

/**
 * Brings the invoices of an order up to date after a refund. The content is calculated from the current payments, so
 * repeated or reordered events have the same result.
 */
export const adjustInvoices = (db: Database, adjustment: InvoiceAdjustment): Promise<void> =>
  transaction(db, (tx) => adjustInvoicesIn(tx, adjustment));

export async function adjustInvoicesIn(tx: Tx, adjustment: InvoiceAdjustment): Promise<void> {
  const order = await lockOrder(tx, adjustment.orderId);
  if (!order) return;
  const loaded = await loadOrder(tx, order);
  for (const invoice of sortReturnedFirst(await listActiveInvoices(tx, [order.id]), adjustment.subOrderId)) {
    // The issuer is processing it: check again later.
    if (invoice.status === InvoiceStatus.Issuing) return scheduleRetry(tx, adjustment);
    // It is being reversed: the others are checked when that is done.
    if ((await listReversals(tx, [invoice.id])).length > 0) return;
    // One at a time, because each draft depends on the invoices before it.
    const draft = (await draftInvoices(tx, [loaded])).get(invoice.sub_order_id);
    if (await isUpToDate(tx, invoice, draft)) continue;
    if (invoice.status === InvoiceStatus.Issued)
      return startReversal(tx, invoice, { cause: adjustment.cause, next: buyerOf(invoice) });
    await adjustUnissued(tx, invoice, draft);
  }
}

/** The returned sub-order comes first; usually only its invoice changes. */
const sortReturnedFirst = (invoice: readonly InvoiceRow[], first: string | undefined) =>
  invoice.toSorted(
    (one, other) =>
      Number(other.sub_order_id === first) - Number(one.sub_order_id === first) ||
      one.sub_order_id.localeCompare(other.sub_order_id),
  );

const scheduleRetry = async (tx: Tx, adjustment: InvoiceAdjustment) =>
  scheduleJob(tx, adjustInvoicesJob, {
    uniqueKey: `${adjustment.orderId}:${adjustment.cause}`,
    runAt: new Date((await readClock(tx)).getTime() + MINUTE_MS),
    payload: adjustment,
  });

/** The invoice says what it should say now. */
export async function isUpToDate(
  db: Queryable,
  invoice: InvoiceRow,
  draft: InvoiceDraft | undefined,
): Promise<boolean> {
  const lines = (await listInvoiceLines(db, invoice.id)).map(invoiceLineOf);
  return JSON.stringify(lines) === JSON.stringify(draft?.lines ?? []);
}

async function adjustUnissued(tx: Tx, invoice: InvoiceRow, draft: InvoiceDraft | undefined): Promise<void> {
  if (draft && draft.lines.length > 0) {
    await rewriteInvoice(tx, invoice, { lines: draft.lines, storedFen: draft.stored });
    return;
  }
  await moveInvoice(tx, invoice.id, InvoiceStatus.Requested, InvoiceStatus.Failed, {
    fail_reason: '款项已全部退回，没有可开票金额',
  });
}
