export const adminStockRoutes = {
  list: 'GET /admin/api/stock',
  detail: 'GET /admin/api/stock/{skuId}',
  adjust: 'POST /admin/api/stock/{skuId}/adjustment',
  expectArrival: 'PUT /admin/api/stock/{skuId}/expected-arrival',
} as const;
