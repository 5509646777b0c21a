export const receiptsRoutes = {
  list: 'GET /admin/api/store-receipts',
  check: 'POST /admin/api/store-receipts/check',
  import: 'POST /admin/api/store-receipts',
} as const;
