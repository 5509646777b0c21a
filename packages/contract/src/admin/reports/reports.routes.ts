export const reportsRoutes = {
  sales: 'GET /admin/api/reports/sales',
  promotions: 'GET /admin/api/reports/promotions',
  exports: 'GET /admin/api/reports/exports',
  export: 'POST /admin/api/reports/exports',
} as const;
