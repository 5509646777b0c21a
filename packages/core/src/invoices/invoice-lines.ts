import { allocate, type Fen, fen, zip } from '../shared/index.ts';

export interface InvoiceItem {
  name: string;
  specification: string;
  quantity: number;
  /** Paid for the item including tax; the weight for spreading the invoice amount. */
  paid: Fen;
}
export interface InvoiceLine {
  name: string;
  specification: string;
  quantity: number;
  /** Without tax, like `net`. */
  unitPrice: Fen;
  net: Fen;
  tax: Fen;
}

/** Spreads the amount over the items and separates the tax of each line; net and tax add up exactly. */
export const invoiceLines = (
  total: Fen,
  items: readonly InvoiceItem[],
  taxPercent: number,
): InvoiceLine[] => {
  const shares = allocate(
    total,
    items.map(({ paid }) => paid),
  );
  return zip(items, shares).flatMap(([{ name, specification, quantity }, share]) => {
    if (share === 0) return [];
    const tax = containedTax(share, taxPercent);
    const net = fen(share - tax);
    return [{ name, specification, quantity, unitPrice: fen(Math.round(net / quantity)), net, tax }];
  });
};

/** ¥168.00 at 13 % contain ¥19.33. */
export const containedTax = (gross: Fen, taxPercent: number): Fen =>
  fen(Math.round((gross * taxPercent) / (100 + taxPercent)));

/** The same lines with the opposite sign, for the red invoice. */
export const reversedLines = (lines: readonly InvoiceLine[]): InvoiceLine[] =>
  lines.map((line) => ({
    ...line,
    quantity: -line.quantity,
    net: fen(-line.net),
    tax: fen(-line.tax),
  }));
