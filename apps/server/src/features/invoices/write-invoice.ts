import { randomUUID } from 'node:crypto';
import type { InvoiceLine } from '@huarong/core/invoices';
import { STORE, sum } from '@huarong/core/shared';
import { sql } from 'kysely';
import { insertRows, type Tx } from '#platform/database';
import type { InvoiceRow } from './invoices.queries.ts';
import type { InvoiceBuyer } from './request/invoice-buyer.ts';

export interface NewInvoice {
  orderId: string;
  subOrderId: string;
  buyer: InvoiceBuyer;
  lines: readonly InvoiceLine[];
  storedFen: number;
  cause: string;
  /** Red invoice: the invoice it reverses, and the buyer of the next one; null when none follows. */
  reverses?: { id: string; next: InvoiceBuyer | null };
  /** Date of a demo invoice in the past. */
  at?: Date;
}

export async function insertInvoice(tx: Tx, invoice: NewInvoice): Promise<string> {
  const id = randomUUID();
  await tx
    .insertInto('invoice')
    .values({
      id,
      order_id: invoice.orderId,
      sub_order_id: invoice.subOrderId,
      colour: invoice.reverses ? 'red' : 'blue',
      reverses_id: invoice.reverses?.id ?? null,
      next_request: invoice.reverses?.next ? JSON.stringify(invoice.reverses.next) : null,
      cause: invoice.cause,
      ...buyerColumns(invoice.buyer),
      ...amountColumns(invoice),
      requested_at: invoice.at ?? sql<Date>`shop_now()`,
      issued_at: invoice.at ?? null,
    })
    .execute();
  await insertLines(tx, id, invoice.lines);
  return id;
}

/** Rewrites an invoice that is not issued yet; false when its status has changed. */
export async function rewriteInvoice(
  tx: Tx,
  { id, status }: Pick<InvoiceRow, 'id' | 'status'>,
  draft: Pick<NewInvoice, 'lines' | 'storedFen'>,
  buyer?: InvoiceBuyer,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('invoice')
    .set({ ...amountColumns(draft), ...(buyer && buyerColumns(buyer)) })
    .where('id', '=', id)
    .where('status', '=', status)
    .where('number', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await tx.deleteFrom('invoice_line').where('invoice_id', '=', id).execute();
  await insertLines(tx, id, draft.lines);
  return true;
}

export const buyerOf = (row: InvoiceRow): InvoiceBuyer => ({
  invoiceType: row.type,
  kind: row.title_kind,
  title: row.title,
  taxNumber: row.tax_number,
  email: row.email,
});

const buyerColumns = ({ invoiceType, kind, title, taxNumber, email }: InvoiceBuyer) => ({
  type: invoiceType,
  title_kind: kind,
  title,
  tax_number: taxNumber,
  email,
});
const amountColumns = ({ lines, storedFen }: Pick<NewInvoice, 'lines' | 'storedFen'>) => ({
  amount_fen: sum(lines.flatMap(({ net, tax }) => [net, tax])),
  stored_fen: storedFen,
});

const insertLines = (tx: Tx, invoiceId: string, lines: readonly InvoiceLine[]) =>
  insertRows(
    tx,
    'invoice_line',
    lines.map((line, index) => ({
      invoice_id: invoiceId,
      position: index + 1,
      name: line.name,
      specification: line.specification,
      quantity: line.quantity,
      unit_price_fen: line.unitPrice,
      net_fen: line.net,
      tax_fen: line.tax,
      tax_percent: STORE.invoices.taxPercent,
    })),
  );
