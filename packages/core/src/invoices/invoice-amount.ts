import { allocate, type Fen, fen, getAt, sum, ZERO } from '../shared/index.ts';

/** What an invoice needs to know of a sub-order. Cancelled sub-orders are left out. */
export interface InvoicedSubOrder {
  id: string;
  /** Paid for the units that were not returned. */
  items: Fen;
  /** The amount of its current invoice; null when it has none. */
  invoiced: Fen | null;
  /** Stored value that this invoice excludes. */
  invoicedStored?: Fen;
}
export interface InvoicedOrder {
  /** Paid by every tender, less refunds. */
  netPaid: Fen;
  /** The same for stored-value cards, which are invoiced when the card is bought. */
  netPaidStored: Fen;
  freight: Fen;
  packaging: Fen;
  subOrders: readonly InvoicedSubOrder[];
}
export interface InvoiceAmount {
  total: Fen;
  items: Fen;
  freight: Fen;
  packaging: Fen;
  /** Paid by stored value for the same items, and therefore not on the invoice. */
  stored: Fen;
}

/**
 * The invoice amount of one sub-order: money received for its items, plus freight and packaging on the first one.
 * Stored value is deducted from every sub-order in proportion. Existing invoices of the others count as they are, so
 * that all invoices together never exceed the money received.
 */
export function invoiceAmount(order: InvoicedOrder, subOrderId: string): InvoiceAmount {
  const extras = clamp(
    order.netPaid - sum(order.subOrders.map(({ items }) => items)),
    order.freight + order.packaging,
  );
  const freightCarrierId = order.subOrders.find(({ items }) => items > 0)?.id;
  const grossOf = ({ id, items }: InvoicedSubOrder) => items + (id === freightCarrierId ? extras : 0);
  const isOpen = ({ id, invoiced }: InvoicedSubOrder) => invoiced === null || id === subOrderId;

  const open = order.subOrders.filter(isOpen);
  const others = order.subOrders.filter((subOrder) => !isOpen(subOrder));
  const invoicedElsewhere = sum(others.map(({ invoiced }) => invoiced ?? ZERO));
  const storedElsewhere = sum(others.map(({ invoicedStored }) => invoicedStored ?? ZERO));
  const weights = open.map(grossOf);
  const gross = weights.reduce((all, weight) => all + weight, 0);
  const money = clamp(order.netPaid - order.netPaidStored - invoicedElsewhere, gross);
  const own = open.findIndex(({ id }) => id === subOrderId);
  const ownShare = (amount: Fen) => (own < 0 || gross === 0 ? ZERO : getAt(allocate(amount, weights), own));
  const total = ownShare(money);

  // The rest was refunded without a return (销售折让), so it is on no invoice.
  const allowance = clamp(gross - money - Math.max(0, order.netPaidStored - storedElsewhere), gross);
  const allowanceShare = ownShare(allowance);

  const freight = subOrderId === freightCarrierId ? fen(Math.min(order.freight, extras)) : ZERO;
  return {
    total,
    items: open[own]?.items ?? ZERO,
    freight,
    packaging: subOrderId === freightCarrierId ? fen(extras - freight) : ZERO,
    stored: fen(Math.max(0, (weights[own] ?? 0) - total - allowanceShare)),
  };
}

const clamp = (amount: number, most: number): Fen => fen(Math.max(0, Math.min(amount, most)));
