export const changesRoutes = {
  list: 'GET /admin/api/changes',
  detail: 'GET /admin/api/changes/{setId}',
  withdraw: 'POST /admin/api/changes/{setId}/withdraw',
  applyNow: 'POST /admin/api/changes/{setId}/apply',
  undo: 'POST /admin/api/changes/{setId}/undo',
} as const;
