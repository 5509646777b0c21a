export const settingsRoutes = {
  errorCodes: 'GET /admin/api/error-codes',
  group: 'GET /admin/api/settings/{key}',
  preview: 'POST /admin/api/settings/{key}/preview',
  save: 'POST /admin/api/settings/{key}',
  cancel: 'POST /admin/api/settings/{key}/plans/{settingId}/cancel',
} as const;
