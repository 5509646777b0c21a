import type { InvoiceStatus } from '@huarong/core/invoices';
import type { RawBuilder } from 'kysely';
import { readClock } from '#platform/clock';
import { memberIdOfOwner } from '#platform/context';
import type { Tx } from '#platform/database';
import { scheduleJob } from '#platform/jobs';
import { publishEvent } from '#platform/outbox';
import { setInvoiceStatus } from '../orders/index.ts';
import { invoiceMoved } from './invoice-events.ts';
import { issueInvoiceJob } from './invoice-jobs.ts';
import type { InvoiceRow } from './invoices.queries.ts';

type StoredStatus = Exclude<InvoiceStatus, typeof InvoiceStatus.None>;
type InvoiceChanges = Partial<Pick<InvoiceRow, 'number' | 'fail_reason' | 'pdf_key' | 'xml_key'>> & {
  issued_at?: Date | RawBuilder<Date> | null;
};

/** Moves an invoice from one status to another; null when it is no longer in the first. */
export async function moveInvoice(
  tx: Tx,
  id: string,
  from: StoredStatus,
  to: StoredStatus,
  changes: InvoiceChanges = {},
): Promise<InvoiceRow | null> {
  const moved = await tx
    .updateTable('invoice')
    .set({ ...changes, status: to })
    .where('id', '=', id)
    .where('status', '=', from)
    .returningAll()
    .executeTakeFirst();
  if (moved) await publishInvoiceMove(tx, moved);
  return moved ?? null;
}

/** Updates the status shown with the order and publishes the event. Red invoices are internal. */
export async function publishInvoiceMove(tx: Tx, invoice: InvoiceRow): Promise<void> {
  if (invoice.colour === 'red') return;
  const { id, order_id, sub_order_id, status, amount_fen } = invoice;
  await setInvoiceStatus(tx, sub_order_id, status);
  const { owner } = await tx
    .selectFrom('shop_order')
    .select('owner')
    .where('id', '=', order_id)
    .executeTakeFirstOrThrow();
  await publishEvent(tx, invoiceMoved, {
    key: `${id}:${status}`,
    payload: {
      invoiceId: id,
      orderId: order_id,
      memberId: memberIdOfOwner(owner),
      status,
      amountFen: amount_fen,
    },
  });
}

/** The issuer may be slow, so it is called in a job. */
export const scheduleIssue = async (tx: Tx, id: string): Promise<void> =>
  scheduleJob(tx, issueInvoiceJob, { uniqueKey: id, runAt: await readClock(tx), payload: { id } });
