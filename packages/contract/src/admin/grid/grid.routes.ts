export const gridRoutes = {
  list: 'GET /admin/api/grid',
  choices: 'GET /admin/api/grid/choices',
  check: 'POST /admin/api/grid/check',
  save: 'POST /admin/api/grid',
} as const;
