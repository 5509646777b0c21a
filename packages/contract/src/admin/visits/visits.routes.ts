export const visitRoutes = {
  funnel: 'GET /admin/api/reports/funnel',
  search: 'GET /admin/api/reports/search',
  slots: 'GET /admin/api/reports/slots',
} as const;
