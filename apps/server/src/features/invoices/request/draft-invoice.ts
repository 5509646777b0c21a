import {
  type InvoicedOrder,
  type InvoicedSubOrder,
  type InvoiceLine,
  invoiceAmount,
  invoiceLines,
  nameWithTaxCategory,
} from '@huarong/core/invoices';
import { isVoid, OrderStatus } from '@huarong/core/orders';
import { type Fen, fen, STORE } from '@huarong/core/shared';
import type { Queryable } from '#platform/database';
import type { LineRow, LoadedOrder } from '../../orders/index.ts';
import { type InvoiceRow, listActiveInvoices, listNetPaid, listProductKinds } from '../invoices.queries.ts';

/** What an invoice of one sub-order would contain now. */
export interface InvoiceDraft {
  subOrderId: string;
  total: Fen;
  stored: Fen;
  lines: InvoiceLine[];
}

/** A refund that has not happened, of one order. */
export interface PlannedRefund {
  amountFen: number;
  /** What of it goes to stored-value cards. */
  storedFen: number;
}
/** subOrderId → the invoice that it would have by then. */
export type InvoicedBefore = Map<string, Pick<InvoiceRow, 'amount_fen' | 'stored_fen'>>;

/**
 * Drafts the invoice of every active sub-order from the current payments, refunds and returns; for a preview as they would
 * be after a planned refund.
 */
export async function draftInvoices(
  db: Queryable,
  orders: readonly LoadedOrder[],
  { refund, invoiced: before = new Map() }: { refund?: PlannedRefund; invoiced?: InvoicedBefore } = {},
): Promise<Map<string, InvoiceDraft>> {
  const ids = orders.map(({ order }) => order.id);
  const netPaidByOrder = new Map((await listNetPaid(db, ids)).map((row) => [row.orderId, row]));
  const invoiced = new Map((await listActiveInvoices(db, ids)).map((row) => [row.sub_order_id, row]));
  const products = orders.flatMap(({ subOrders }) =>
    subOrders.flatMap(({ lines }) => lines.map((line) => line.product_id)),
  );
  const kinds = await listProductKinds(db, products);
  const drafts = orders.flatMap(({ order, subOrders }) => {
    const netPaid = netPaidByOrder.get(order.id);
    const [refundedFen, refundedStoredFen] = [refund?.amountFen ?? 0, refund?.storedFen ?? 0];
    const activeSubOrders = subOrders.filter(({ sub }) => !isCancelled(sub.status));
    const invoicedOrder: InvoicedOrder = {
      netPaid: fen((netPaid?.netPaid ?? 0) - refundedFen),
      netPaidStored: fen((netPaid?.netStored ?? 0) - refundedStoredFen),
      freight: fen(order.freight_fen),
      packaging: fen(order.packaging_fen),
      subOrders: activeSubOrders.map(({ sub, lines }): InvoicedSubOrder => {
        const earlier = before.get(sub.id) ?? invoiced.get(sub.id);
        return {
          id: sub.id,
          items: fen(lines.reduce((total, line) => total + sumPaid(unreturnedUnits(line)), 0)),
          invoiced: earlier ? fen(earlier.amount_fen) : null,
          invoicedStored: fen(earlier?.stored_fen ?? 0),
        };
      }),
    };
    return activeSubOrders.map(({ sub, lines }): [string, InvoiceDraft] => {
      const { total, stored, freight, packaging } = invoiceAmount(invoicedOrder, sub.id);
      const lineItems = lines.map((line) => invoiceItemOf(line, kinds));
      const items = [...lineItems, extraItem('运费', freight), extraItem('礼品包装', packaging)];
      const draftLines = total > 0 ? invoiceLines(total, items, STORE.invoices.taxPercent) : [];
      return [sub.id, { subOrderId: sub.id, total, stored, lines: draftLines }];
    });
  });
  return new Map(drafts);
}

const isCancelled = (status: number) => status === OrderStatus.Cancelling || isVoid(status);

const unreturnedUnits = (line: LineRow) =>
  line.unit_shares.filter((_, unit) => !line.settled_pieces.includes(unit));
const sumPaid = (units: LineRow['unit_shares']) => units.reduce((total, { paid }) => total + paid, 0);

function invoiceItemOf(line: LineRow, kinds: Awaited<ReturnType<typeof listProductKinds>>) {
  const units = unreturnedUnits(line);
  return {
    name: nameWithTaxCategory(kinds.get(line.product_id) ?? 'cosmetic', line.snapshot.productName),
    specification: line.snapshot.skuName,
    quantity: units.length,
    paid: fen(sumPaid(units)),
  };
}

/** Fees charged with the items have the same tax rate and tax class. */
const extraItem = (name: string, paid: Fen) => ({
  name: nameWithTaxCategory('cosmetic', name),
  specification: '',
  quantity: 1,
  paid,
});
