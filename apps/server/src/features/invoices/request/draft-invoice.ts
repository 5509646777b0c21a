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
import { listActiveInvoices, listNetPaid, listProductKinds } from '../invoices.queries.ts';

/** What an invoice of one sub-order would contain now. */
export interface InvoiceDraft {
  subOrderId: string;
  total: Fen;
  stored: Fen;
  lines: InvoiceLine[];
}

/** Drafts the invoice of every active sub-order from the current payments, refunds and returns. */
export async function draftInvoices(
  db: Queryable,
  orders: readonly LoadedOrder[],
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
    const activeSubOrders = subOrders.filter(({ sub }) => !isCancelled(sub.status));
    const invoicedOrder: InvoicedOrder = {
      netPaid: fen(netPaid?.netPaid ?? 0),
      netPaidStored: fen(netPaid?.netStored ?? 0),
      freight: fen(order.freight_fen),
      packaging: fen(order.packaging_fen),
      subOrders: activeSubOrders.map(({ sub, lines }): InvoicedSubOrder => {
        const earlier = invoiced.get(sub.id);
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
