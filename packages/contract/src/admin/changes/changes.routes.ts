export const changesRoutes = {
  list: 'GET /admin/api/changes',
  detail: 'GET /admin/api/changes/{setId}',
  undo: 'POST /admin/api/changes/{setId}/undo',
} as const;
