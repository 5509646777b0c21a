export const presalesRoutes = {
  list: 'GET /admin/api/presales',
  detail: 'GET /admin/api/presales/{presaleId}',
  orders: 'GET /admin/api/presales/{presaleId}/orders',
  save: 'POST /admin/api/presales',
  publish: 'POST /admin/api/presales/{presaleId}/publish',
  stop: 'POST /admin/api/presales/{presaleId}/stop',
} as const;
