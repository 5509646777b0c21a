export const adminInvoicesRoutes = {
  list: 'GET /admin/api/invoices',
  month: 'GET /admin/api/invoice-months/{month}',
  export: 'POST /admin/api/invoice-months/{month}/export',
  detail: 'GET /admin/api/invoices/{invoiceId}',
  files: 'POST /admin/api/invoices/{invoiceId}/files',
  retry: 'POST /admin/api/invoices/{invoiceId}/retry',
  changeTitle: 'POST /admin/api/invoices/{invoiceId}/title',
  retryFailed: 'POST /admin/api/invoice-retries',
  reverse: 'POST /admin/api/invoices/{invoiceId}/reverse',
} as const;
