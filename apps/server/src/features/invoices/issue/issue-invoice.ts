import { InvoiceStatus } from '@huarong/core/invoices';
import { fen, STORE, sum } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Config } from '#platform/config';
import { type Database, getColumn, transaction } from '#platform/database';
import type { InvoiceDocument, InvoiceIssuer, IssueOutcome } from '../../../integrations/invoices/index.ts';
import { newStorageKey, type Storage } from '../../../integrations/storage/index.ts';
import { findSeller } from '../find-seller.ts';
import { findAnyInvoice, type InvoiceRow, listInvoiceLines } from '../invoices.queries.ts';
import { moveInvoice } from '../move-invoice.ts';
import { invoiceLineOf } from '../reverse/reverse-invoice.ts';
import { finishInvoice } from './finish-invoice.ts';
import { remarkOf } from './remark.ts';

export interface IssueDeps {
  db: Database;
  storage: Storage;
  issuer: InvoiceIssuer;
  config: Pick<Config, 'mode' | 'secret' | 'publicUrl'>;
}

/** 10 → 20 → 30, or 50 with a reason. After a crash it can run again: the issuer recognises the request number. */
export async function issueInvoice(deps: IssueDeps, id: string, attempts: number): Promise<void> {
  const { db, storage } = deps;
  const invoice = await startIssue(db, id);
  if (!invoice) return;
  const document = await documentOf(db, invoice);
  const outcome = await requestIssue(deps.issuer, document, attempts);
  if (!outcome.ok) {
    // The shopper cannot correct a red invoice, so it is retried until staff look at it.
    if (invoice.colour === 'red') throw new Error(`the issuer refused a red invoice: ${outcome.reason}`);
    await transaction(db, (tx) =>
      moveInvoice(tx, id, InvoiceStatus.Issuing, InvoiceStatus.Failed, { fail_reason: outcome.reason }),
    );
    return;
  }
  await storage.put(getColumn(invoice, 'pdf_key'), outcome.pdf);
  await storage.put(getColumn(invoice, 'xml_key'), outcome.xml);
  await transaction(db, (tx) => finishInvoice(tx, deps.config, invoice, outcome.number));
}

/**
 * The file keys are stored before the files, so no file is orphaned. The issue date is stored too, because a repeated
 * request to the issuer must be identical.
 */
const startIssue = (db: Database, id: string): Promise<InvoiceRow | null> =>
  transaction(db, async (tx) => {
    const started = await moveInvoice(tx, id, InvoiceStatus.Requested, InvoiceStatus.Issuing, {
      pdf_key: newStorageKey('invoices', 'pdf'),
      xml_key: newStorageKey('invoices', 'xml'),
      issued_at: sql<Date>`coalesce(issued_at, shop_now())`,
    });
    if (started) return started;
    const known = await findAnyInvoice(tx, id);
    return known?.status === InvoiceStatus.Issuing ? known : null;
  });

async function requestIssue(
  issuer: InvoiceIssuer,
  document: InvoiceDocument,
  attempts: number,
): Promise<IssueOutcome> {
  try {
    return await issuer.issue(document);
  } catch (error) {
    if (attempts < STORE.invoices.maxAttempts || document.reverses !== null) throw error;
    return { ok: false, reason: '开票系统暂时没有响应' };
  }
}

async function documentOf(db: Database, invoice: InvoiceRow): Promise<InvoiceDocument> {
  const lines = (await listInvoiceLines(db, invoice.id)).map(invoiceLineOf);
  const reversed = invoice.reverses_id === null ? null : await findAnyInvoice(db, invoice.reverses_id);
  return {
    requestNo: invoice.id,
    type: invoice.type,
    reverses: reversed?.number ?? null,
    buyer: { name: invoice.title, taxNumber: invoice.tax_number },
    seller: await findSeller(db, invoice),
    lines,
    taxPercent: STORE.invoices.taxPercent,
    net: sum(lines.map(({ net }) => net)),
    tax: sum(lines.map(({ tax }) => tax)),
    total: fen(invoice.amount_fen),
    remark: remarkOf(invoice, reversed?.number ?? null),
    issuedAt: getColumn(invoice, 'issued_at'),
  };
}
