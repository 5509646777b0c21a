export { invoicesAdminFeature } from './admin/invoices-admin.feature.ts';
export { countInvoices } from './admin/list.queries.ts';
export { mountInvoiceExports } from './admin/mount-invoice-exports.ts';
export { mountInvoiceFiles } from './download/mount-invoice-files.ts';
export { type InvoiceMove, invoiceMoved } from './invoice-events.ts';
export { invoiceEventHandlers, invoiceJobs } from './invoice-handlers.ts';
export { invoicesFeature } from './invoices.feature.ts';
export { findAnyInvoice } from './invoices.queries.ts';
export { issueInvoice } from './issue/issue-invoice.ts';
export { moveInvoice, publishInvoiceMove } from './move-invoice.ts';
export { draftInvoices } from './request/draft-invoice.ts';
export {
  type BuyerRefusal,
  type InvoiceBuyer,
  type InvoiceRequestInput,
  resolveBuyer,
} from './request/invoice-buyer.ts';
export { type InvoiceEffect, previewInvoiceAdjustment } from './reverse/preview-adjustment.ts';
export { startReversal } from './reverse/reverse-invoice.ts';
export { insertInvoice } from './write-invoice.ts';
