export {
  Invoice,
  InvoiceDetail,
  InvoiceRequest,
  InvoiceTitle,
  invoiceStatus,
  taxNumber,
} from './invoice-views.ts';
export { invoicesContract } from './invoices.contract.ts';
export { invoicesRoutes } from './invoices.routes.ts';
