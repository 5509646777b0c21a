export const invoicesRoutes = {
  listTitles: 'GET /v1/portal/invoicetitle',
  addTitle: 'POST /v1/portal/invoicetitle',
  editTitle: 'PUT /v1/portal/invoicetitle',
  removeTitle: 'DELETE /v1/portal/invoicetitle',
  list: 'GET /v1/portal/invoice/list/{pageNo}/{pageSize}',
  ofOrder: 'GET /v1/portal/invoice/order/{orderId}',
  issue: 'POST /v1/portal/invoice/issue',
  change: 'POST /v1/portal/invoice/change',
  detail: 'GET /v1/portal/invoice/{invoiceId}',
} as const;
