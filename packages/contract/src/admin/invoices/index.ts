export { adminInvoicesContract } from './invoices.contract.ts';
export { adminInvoicesRoutes } from './invoices.routes.ts';
