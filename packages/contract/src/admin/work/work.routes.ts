export const workRoutes = {
  sales: 'GET /admin/api/work/sales',
  claim: 'POST /admin/api/claims',
  release: 'POST /admin/api/claims/release',
  claimsOf: 'GET /admin/api/claims',
  views: 'GET /admin/api/views',
  saveView: 'POST /admin/api/views',
  deleteView: 'DELETE /admin/api/views/{viewId}',
} as const;
