export const importsRoutes = {
  list: 'GET /admin/api/imports',
  detail: 'GET /admin/api/imports/{importId}',
  upload: 'POST /admin/api/imports',
  map: 'PUT /admin/api/imports/{importId}/mapping',
  apply: 'POST /admin/api/imports/{importId}/apply',
  countExport: 'GET /admin/api/catalogue-export',
} as const;
