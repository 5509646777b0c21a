export { capitalFigures } from './capital-figures.ts';
export {
  type InvoiceAmount,
  type InvoicedOrder,
  type InvoicedSubOrder as InvoicePart,
  invoiceAmount,
} from './invoice-amount.ts';
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
export { nameWithTaxCategory as classedName, type TaxedKind as GoodsKind } from './tax-category.ts';
export {
  checkCharacter,
  checkTaxNumber,
  isTaxNumber,
  normaliseTaxNumber as tidyTaxNumber,
  type TaxNumberCheck as TaxNumberVerdict,
} from './tax-number.ts';
