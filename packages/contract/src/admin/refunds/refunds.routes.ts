export const adminRefundsRoutes = {
  list: 'GET /admin/api/refunds',
  retry: 'POST /admin/api/refunds/{refundId}/retry',
} as const;
