export const stocktakesRoutes = {
  list: 'GET /admin/api/stocktakes',
  create: 'POST /admin/api/stocktakes',
  detail: 'GET /admin/api/stocktakes/{takeId}',
  sheet: 'GET /admin/api/stocktakes/{takeId}/sheet',
  count: 'POST /admin/api/stocktakes/{takeId}/counts',
  finish: 'POST /admin/api/stocktakes/{takeId}/finish',
  cancel: 'POST /admin/api/stocktakes/{takeId}/cancel',
} as const;
