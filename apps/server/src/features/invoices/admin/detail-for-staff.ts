import { INVOICE_STATUS_TEXTS, INVOICE_TYPE_TEXTS, InvoiceStatus, InvoiceType } from '@huarong/core/invoices';
import { sql } from 'kysely';
import { readClock } from '#platform/clock';
import type { Queryable } from '#platform/database';
import { findSeller } from '../find-seller.ts';
import { findAnyInvoice, type InvoiceRow, listInvoiceLines, listReversals } from '../invoices.queries.ts';
import { remarkOf } from '../issue/remark.ts';
import { canReverse, isLate } from './handle-invoice.ts';
import { presentForStaff } from './present-for-staff.ts';

const CHANNELS = { phone: '电话', chat: '在线客服', email: '邮件', store: '门店' } as const;

/** What staff see of an invoice before they act. */
export async function describeInvoice(db: Queryable, row: InvoiceRow) {
  const lines = await listInvoiceLines(db, row.id);
  const reversed = row.reverses_id === null ? null : await findAnyInvoice(db, row.reverses_id);
  const counterpart = reversed ?? (await listReversals(db, [row.id]))[0] ?? null;
  const taxFen = lines.reduce((sum, line) => sum + line.tax_fen, 0);
  const isWaiting = isLate(row, await readClock(db));
  const isFailed = row.status === InvoiceStatus.Failed && row.colour === 'blue';
  const isReversible = await canReverse(db, row);
  return {
    ...presentForStaff(row, { taxFen, isLate: isWaiting }),
    typeText: INVOICE_TYPE_TEXTS[row.type],
    lines: lines.map((line) => ({
      name: line.name,
      specification: line.specification,
      quantity: line.quantity,
      netFen: line.net_fen,
      taxFen: line.tax_fen,
      taxPercent: line.tax_percent,
    })),
    netFen: row.amount_fen - taxFen,
    storedFen: row.stored_fen,
    seller: await findSeller(db, row),
    remark: remarkOf(row, reversed?.number ?? null),
    counterpart: counterpart && { invoiceId: counterpart.id, number: counterpart.number },
    history: (await listChanges(db, row.id)).map(({ at, to_status }) => ({
      at: at.toISOString(),
      statusText: INVOICE_STATUS_TEXTS[to_status],
    })),
    consents: (await listConsents(db, row.id)).map((consent) => ({
      channelText: CHANNELS[consent.channel],
      consentedAt: consent.consented_at.toISOString(),
      reference: consent.reference,
      recordedBy: consent.recorder,
      recordedAt: consent.recorded_at.toISOString(),
    })),
    canRetry: isFailed || isWaiting,
    canChangeTitle: (isFailed || isReversible) && row.type === InvoiceType.Ordinary,
    canReverse: isReversible,
  };
}

async function listChanges(db: Queryable, invoiceId: string) {
  const { rows } = await sql<{ at: Date; to_status: InvoiceRow['status'] }>`
    select at, to_status from invoice_status_change where invoice_id = ${invoiceId} order by id`.execute(db);
  return rows;
}

interface ConsentRow {
  channel: keyof typeof CHANNELS;
  consented_at: Date;
  reference: string;
  recorded_at: Date;
  recorder: string;
}
async function listConsents(db: Queryable, invoiceId: string): Promise<ConsentRow[]> {
  const { rows } = await sql<ConsentRow>`
    select consent.channel, consent.consented_at, consent.reference, consent.recorded_at, staff.name as recorder
    from invoice_consent consent join staff on staff.id = consent.recorded_by
    where consent.invoice_id = ${invoiceId} order by consent.id`.execute(db);
  return rows;
}
