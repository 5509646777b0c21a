export const adminStockRoutes = {
  list: 'GET /admin/api/stock',
  detail: 'GET /admin/api/stock/{skuId}',
  adjust: 'POST /admin/api/stock/{skuId}/adjustment',
} as const;
