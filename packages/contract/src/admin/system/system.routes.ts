export const systemRoutes = {
  overview: 'GET /admin/api/system',
  problems: 'GET /admin/api/system/{queue}/{kind}',
  retry: 'POST /admin/api/system/{queue}/{kind}/retry',
  cancelJob: 'POST /admin/api/system/jobs/{id}/cancel',
} as const;
