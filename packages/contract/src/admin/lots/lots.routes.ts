export const lotsRoutes = {
  list: 'GET /admin/api/lots',
  receipts: 'GET /admin/api/lots/receipts',
  exportReceipts: 'POST /admin/api/lots/receipts/exports',
  detail: 'GET /admin/api/lots/{lotId}',
  removeExpired: 'POST /admin/api/lots/{lotId}/expired',
} as const;
