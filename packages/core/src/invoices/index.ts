export { capitalFigures } from './capital-figures.ts';
export {
  type InvoiceAmount,
  type InvoicedOrder,
  type InvoicedSubOrder,
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
  INVOICE_STATUS_TEXTS,
  INVOICE_TYPE_TEXTS,
  InvoiceStatus,
  InvoiceType,
  invoiceUntil,
  isInvoiceOpen,
} from './invoice-status.ts';
export { nameWithTaxCategory, type TaxedKind } from './tax-category.ts';
export {
  checkCharacter,
  checkTaxNumber,
  isTaxNumber,
  normaliseTaxNumber,
  type TaxNumberCheck,
} from './tax-number.ts';
