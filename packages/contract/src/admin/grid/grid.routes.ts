export const gridRoutes = {
  list: 'GET /admin/api/grid',
  save: 'POST /admin/api/grid',
} as const;
