import { InvoiceStatus, InvoiceType } from '@huarong/core/invoices';
import { accept, type Result, refuse } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import type { Queryable, Tx } from '#platform/database';
import { getLockedOrder, loadOrder } from '../../orders/index.ts';
import { findAnyInvoice, getInvoice, type InvoiceRow, listReversals } from '../invoices.queries.ts';
import { scheduleIssue } from '../move-invoice.ts';
import type { InvoiceBuyer } from '../request/invoice-buyer.ts';
import { openInvoice } from '../request/open-invoice.ts';
import { startReversal } from '../reverse/reverse-invoice.ts';
import { parseTitle, type TitleInput } from '../titles/parse-title.ts';
import { buyerOf } from '../write-invoice.ts';
import { countInvoices, listFailedInvoices } from './list.queries.ts';

const LATE_MS = 10 * 60_000;
type Refused<Code extends string> = Promise<Result<null, { code: Code }>>;

/** The invoice as it is once the order is locked; null for an unknown number. */
async function lockInvoice(tx: Tx, id: string) {
  const found = await findAnyInvoice(tx, id);
  if (!found) return null;
  const order = await getLockedOrder(tx, found.order_id);
  return { invoice: await getInvoice(tx, id), order };
}

export const isLate = ({ status, requested_at }: InvoiceRow, now: Date): boolean =>
  (status === InvoiceStatus.Requested || status === InvoiceStatus.Issuing) &&
  now.getTime() - requested_at.getTime() > LATE_MS;

/** Requests a failed invoice again; one that waits is sent to the issuer now, which knows its number. */
export async function retryInvoice(
  tx: Tx,
  invoiceId: string,
): Refused<'invoice-unknown' | 'invoice-not-failed' | 'invoice-nothing-paid'> {
  const locked = await lockInvoice(tx, invoiceId);
  if (!locked) return refuse({ code: 'invoice-unknown' });
  const { invoice, order } = locked;
  if (isLate(invoice, await readClock(tx))) {
    await scheduleIssue(tx, invoice.id);
    return accept(null);
  }
  if (invoice.status !== InvoiceStatus.Failed) return refuse({ code: 'invoice-not-failed' });
  return openAgain(tx, { invoice, order, buyer: buyerOf(invoice) });
}

/** As many as one transaction may lock orders for without keeping their shoppers waiting. */
const RETRIED_AT_ONCE = 200;

/** Requests the oldest failed invoices again, after the issuer was away or a setting was wrong. */
export async function retryFailedInvoices(tx: Tx) {
  const failed = await listFailedInvoices(tx, RETRIED_AT_ONCE);
  let retried = 0;
  for (const { id } of failed) if ((await retryInvoice(tx, id)).ok) retried++;
  const left = await countInvoices(tx, { view: 'failed' });
  const stayed = failed.length - retried;
  return { retried, stayed, left: left - stayed };
}

async function openAgain(
  tx: Tx,
  { invoice, order, buyer }: NonNullable<Awaited<ReturnType<typeof lockInvoice>>> & { buyer: InvoiceBuyer },
) {
  const { sub_order_id: subOrderId, cause } = invoice;
  const opened = await openInvoice(tx, await loadOrder(tx, order), { subOrderId, buyer, cause });
  return opened.ok ? accept(null) : refuse({ code: 'invoice-nothing-paid' as const });
}

/** An issued blue invoice that no red one reverses. */
export const canReverse = async (db: Queryable, invoice: InvoiceRow): Promise<boolean> =>
  invoice.colour === 'blue' &&
  invoice.status === InvoiceStatus.Issued &&
  (await listReversals(db, [invoice.id])).length === 0;

interface TitleChange extends TitleInput {
  invoiceId: string;
  staffId: number;
  consent: { channel: 'phone' | 'chat' | 'email' | 'store'; at: Date; reference: string };
}
type TitleRefusal =
  | { code: 'invoice-unknown' | 'invoice-not-changeable' | 'invoice-nothing-paid' }
  | { code: 'invoice-title-refused'; reason: string };

/** 换开 for the shopper, as the shopper would do it; the consent is stored with it. */
export async function changeTitleForShopper(
  tx: Tx,
  { invoiceId, staffId, consent, ...input }: TitleChange,
): Promise<Result<null, TitleRefusal>> {
  const locked = await lockInvoice(tx, invoiceId);
  if (!locked) return refuse({ code: 'invoice-unknown' });
  const { invoice } = locked;
  const title = parseTitle(input);
  if (!title.ok)
    return refuse({ code: 'invoice-title-refused', reason: '税号不对，请核对 15 到 20 位的税号' });
  if (invoice.type === InvoiceType.Special)
    return refuse({ code: 'invoice-title-refused', reason: '专用发票只能由顾客选已核验的抬头换开' });
  if (consent.at > (await readClock(tx)))
    return refuse({ code: 'invoice-title-refused', reason: '顾客同意的时间还没有到' });
  const { kind, title: name, tax_number: taxNumber } = title.value;
  const buyer = { ...buyerOf(invoice), kind, title: name, taxNumber };
  const isFailed = invoice.status === InvoiceStatus.Failed && invoice.colour === 'blue';
  if (!isFailed && !(await canReverse(tx, invoice))) return refuse({ code: 'invoice-not-changeable' });
  if (isFailed) {
    const opened = await openAgain(tx, { ...locked, buyer });
    if (!opened.ok) return opened;
  } else await startReversal(tx, invoice, { cause: `change:${invoice.id}`, next: buyer });
  await tx
    .insertInto('invoice_consent')
    .values({
      invoice_id: invoice.id,
      channel: consent.channel,
      consented_at: consent.at,
      reference: consent.reference,
      recorded_by: staffId,
    })
    .execute();
  return accept(null);
}

/** Reverses an issued invoice. What is still paid is invoiced anew, unless the shopper wants none. */
export async function reverseForStaff(
  tx: Tx,
  { invoiceId, code }: { invoiceId: string; code: 'wrong' | 'unwanted' },
): Refused<'invoice-unknown' | 'invoice-not-changeable'> {
  const locked = await lockInvoice(tx, invoiceId);
  if (!locked) return refuse({ code: 'invoice-unknown' });
  const { invoice } = locked;
  if (!(await canReverse(tx, invoice))) return refuse({ code: 'invoice-not-changeable' });
  await startReversal(tx, invoice, {
    cause: `${code}:${invoice.id}`,
    next: code === 'wrong' ? buyerOf(invoice) : null,
  });
  return accept(null);
}
