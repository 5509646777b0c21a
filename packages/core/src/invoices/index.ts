export { capitalFigures } from './capital-figures.ts';
export { type InvoiceAmount, type InvoicedOrder, type InvoicePart, invoiceAmount } from './invoice-amount.ts';
export {
  containedTax,
  type InvoiceItem,
  type InvoiceLine,
  invoiceLines,
  reversedLines,
} from './invoice-lines.ts';
export {
  INVOICE_STATUS,
  INVOICE_TYPES,
  type InvoiceStatus,
  type InvoiceType,
  invoiceUntil,
  isInvoiceOpen,
} from './invoice-status.ts';
export { classedName, type GoodsKind } from './tax-category.ts';
export {
  checkCharacter,
  checkTaxNumber,
  isTaxNumber,
  type TaxNumberVerdict,
  tidyTaxNumber,
} from './tax-number.ts';
