export const recallsRoutes = {
  list: 'GET /admin/api/recalls',
  preview: 'GET /admin/api/recalls/preview/{lotId}',
  start: 'POST /admin/api/recalls',
  detail: 'GET /admin/api/recalls/{recallId}',
  export: 'POST /admin/api/recalls/{recallId}/exports',
} as const;
