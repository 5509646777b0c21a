export const systemRoutes = {
  overview: 'GET /admin/api/system',
  closeShop: 'POST /admin/api/system/maintenance',
  openShop: 'POST /admin/api/system/maintenance/end',
  problems: 'GET /admin/api/system/{queue}/{kind}',
  retry: 'POST /admin/api/system/{queue}/{kind}/retry',
  cancelJob: 'POST /admin/api/system/jobs/{id}/cancel',
} as const;
