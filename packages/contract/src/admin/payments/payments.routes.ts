export const paymentsAdminRoutes = {
  list: 'GET /admin/api/payments',
  notices: 'GET /admin/api/payments/notices',
  detail: 'GET /admin/api/payments/{paymentId}',
  ask: 'POST /admin/api/payments/{paymentId}/ask',
} as const;
