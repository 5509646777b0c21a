export const reportsRoutes = {
  sales: 'GET /admin/api/reports/sales',
  promotions: 'GET /admin/api/reports/promotions',
  exports: 'GET /admin/api/reports/exports',
  export: 'POST /admin/api/reports/exports',
  returns: 'GET /admin/api/reports/returns',
  members: 'GET /admin/api/reports/members',
  stock: 'GET /admin/api/reports/stock',
} as const;
