import type { Invoice, InvoiceDetail } from '@huarong/contract/invoices';
import { capitalFigures, isInvoiceOpen } from '@huarong/core/invoices';
import { fen, getAt, getFirst, getFrom, STORE, sum, toYuan } from '@huarong/core/shared';
import type { Queryable } from '#platform/database';
import { getSubOrder, type LoadedOrder, listOrders, loadOrders } from '../../orders/index.ts';
import { createFileLink } from '../download/file-links.ts';
import { findSeller } from '../find-seller.ts';
import { findAnyInvoice, type InvoiceRow, listInvoiceLines, listReversals } from '../invoices.queries.ts';
import { remarkOf } from '../issue/remark.ts';
import { invoiceLineOf } from '../reverse/reverse-invoice.ts';
import { describeItems } from './describe-items.ts';
import { presentInvoice } from './present-invoice.ts';

/** Presents invoices with their orders and reversals, in the given order. */
export async function presentInvoices(db: Queryable, rows: readonly InvoiceRow[]): Promise<Invoice[]> {
  if (rows.length === 0) return [];
  const orders = await loadOrders(db, await listOrders(db, [...new Set(rows.map((row) => row.order_id))]));
  const orderById = new Map(orders.map((loaded) => [loaded.order.id, loaded]));
  const reversals = await listReversals(
    db,
    rows.map(({ id }) => id),
  );
  const reversalByInvoice = new Map(reversals.map((red) => [red.reverses_id, red]));
  return rows.map((row) =>
    presentWithOrder(row, getFrom(orderById, row.order_id), reversalByInvoice.get(row.id)),
  );
}

function presentWithOrder(row: InvoiceRow, loaded: LoadedOrder, reversal: InvoiceRow | undefined): Invoice {
  const { sub, lines } = getSubOrder(loaded, row.sub_order_id);
  return presentInvoice(row, {
    goodsText: describeItems(lines),
    isOpen: isInvoiceOpen({ status: sub.status, signedAt: sub.signed_at }, loaded.now),
    reversal,
  });
}

export const getPresentedInvoice = async (db: Queryable, row: InvoiceRow): Promise<Invoice> =>
  getFirst(await presentInvoices(db, [row]));

export async function getInvoiceDetail(
  db: Queryable,
  { row, secret, now }: { row: InvoiceRow; secret: string; now: Date },
): Promise<InvoiceDetail> {
  const invoice = await getPresentedInvoice(db, row);
  const rows = await listInvoiceLines(db, row.id);
  const lines = rows.map(invoiceLineOf);
  const reversed = row.reverses_id === null ? null : await findAnyInvoice(db, row.reverses_id);
  const linkTo = (extension: 'pdf' | 'xml') =>
    createFileLink(secret, { invoiceId: row.id, extension }, now, { minutes: STORE.invoices.linkMinutes });
  return {
    ...invoice,
    ...(row.email !== null && { email: row.email }),
    colour: row.colour,
    lines: lines.map(({ unitPrice, net, tax, ...line }, index) => ({
      ...line,
      unitPrice: toYuan(unitPrice),
      amount: toYuan(net),
      taxRate: `${getAt(rows, index).tax_percent}%`,
      tax: toYuan(tax),
    })),
    netTotal: toYuan(sum(lines.map(({ net }) => net))),
    taxTotal: toYuan(sum(lines.map(({ tax }) => tax))),
    amountInWords: capitalFigures(fen(row.amount_fen)),
    seller: await findSeller(db, row),
    remark: remarkOf(row, reversed?.number ?? null),
    ...(row.number !== null && { downloadUrl: linkTo('pdf'), xmlUrl: linkTo('xml') }),
    ...(invoice.reversal && { reversedBy: invoice.reversal.invoiceId }),
  };
}
