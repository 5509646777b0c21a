import { allocate, type Fen, fen, sum, ZERO } from '../shared/index.ts';

/** A part of an order as far as its invoice is concerned. Parts that were cancelled are left out. */
export interface InvoicedSubOrder {
  id: string;
  /** Paid for the pieces that were not sent back. */
  goods: Fen;
  /** What its live invoice is about; null when it has none. */
  invoiced: Fen | null;
  /** Stored value that invoice names as left out. */
  invoicedStored?: Fen;
}
export interface InvoicedOrder {
  /** By every tender, less what went back. */
  kept: Fen;
  /** The same by stored-value cards: invoiced when the card was bought. */
  keptStored: Fen;
  freight: Fen;
  packaging: Fen;
  parts: readonly InvoicedSubOrder[];
}
export interface InvoiceAmount {
  total: Fen;
  items: Fen;
  freight: Fen;
  packaging: Fen;
  /** Paid by stored value for the same things, and therefore not on the paper. */
  stored: Fen;
}

/**
 * What the invoice of one part is about: money kept for its goods, and for freight and packaging on the first part.
 * Stored value is taken off every part alike. Invoices of the other parts count as they stand, so that all together
 * never exceed the money kept.
 */
export function invoiceAmount(order: InvoicedOrder, subOrderId: string): InvoiceAmount {
  const extras = clamp(
    order.kept - sum(order.parts.map(({ goods }) => goods)),
    order.freight + order.packaging,
  );
  const freightCarrierId = order.parts.find(({ goods }) => goods > 0)?.id;
  const grossOf = ({ id, goods }: InvoicedSubOrder) => goods + (id === freightCarrierId ? extras : 0);
  const isOpen = ({ id, invoiced }: InvoicedSubOrder) => invoiced === null || id === subOrderId;

  const open = order.parts.filter(isOpen);
  const others = order.parts.filter((subOrder) => !isOpen(subOrder));
  const invoicedElsewhere = sum(others.map(({ invoiced }) => invoiced ?? ZERO));
  const storedElsewhere = sum(others.map(({ invoicedStored }) => invoicedStored ?? ZERO));
  const weights = open.map(grossOf);
  const gross = weights.reduce((all, weight) => all + weight, 0);
  const money = clamp(order.kept - order.keptStored - invoicedElsewhere, gross);
  const own = open.findIndex(({ id }) => id === subOrderId);
  const total = own < 0 || gross === 0 ? ZERO : allocate(money, weights)[own]!;

  // What neither money nor stored value accounts for was given back without goods: it stands on no paper.
  const allowance = clamp(gross - money - Math.max(0, order.keptStored - storedElsewhere), gross);
  const allowanceShare = own < 0 || gross === 0 ? ZERO : allocate(allowance, weights)[own]!;

  const freight = subOrderId === freightCarrierId ? fen(Math.min(order.freight, extras)) : ZERO;
  return {
    total,
    items: open[own]?.goods ?? ZERO,
    freight,
    packaging: subOrderId === freightCarrierId ? fen(extras - freight) : ZERO,
    stored: fen(Math.max(0, (weights[own] ?? 0) - total - allowanceShare)),
  };
}

const clamp = (amount: number, most: number): Fen => fen(Math.max(0, Math.min(amount, most)));
