export const reconciliationRoutes = {
  day: 'GET /admin/api/reconciliation',
  month: 'GET /admin/api/reconciliation/month',
  run: 'POST /admin/api/reconciliation/run',
  upload: 'POST /admin/api/reconciliation/bills',
  resolve: 'POST /admin/api/reconciliation/differences/{differenceId}/resolve',
} as const;
