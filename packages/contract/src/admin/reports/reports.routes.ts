export const reportsRoutes = {
  sales: 'GET /admin/api/reports/sales',
  promotions: 'GET /admin/api/reports/promotions',
} as const;
