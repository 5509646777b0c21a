import { type InvoiceLine, reversedLines } from '@huarong/core/invoices';
import { fen } from '@huarong/core/shared';
import type { Tx } from '#platform/database';
import { type InvoiceLineRow, type InvoiceRow, listInvoiceLines } from '../invoices.queries.ts';
import { scheduleIssue } from '../move-invoice.ts';
import type { InvoiceBuyer } from '../request/invoice-buyer.ts';
import { buyerOf, insertInvoice } from '../write-invoice.ts';

/**
 * Starts the reversal of an issued invoice with a red one over the whole amount. The blue one is void when the red one
 * is issued.
 */
export async function startReversal(
  tx: Tx,
  blue: InvoiceRow,
  { cause, next }: { cause: string; next: InvoiceBuyer | null },
): Promise<void> {
  const lines = (await listInvoiceLines(tx, blue.id)).map(invoiceLineOf);
  const id = await insertInvoice(tx, {
    orderId: blue.order_id,
    subOrderId: blue.sub_order_id,
    buyer: { ...buyerOf(blue), email: null },
    lines: reversedLines(lines),
    storedFen: blue.stored_fen,
    cause,
    reverses: { id: blue.id, next },
  });
  await scheduleIssue(tx, id);
}

export const invoiceLineOf = (row: InvoiceLineRow): InvoiceLine => ({
  name: row.name,
  specification: row.specification,
  quantity: row.quantity,
  unitPrice: fen(row.unit_price_fen),
  net: fen(row.net_fen),
  tax: fen(row.tax_fen),
});
