export const bundlesRoutes = {
  list: 'GET /admin/api/bundles',
  detail: 'GET /admin/api/bundles/{bundleId}',
  save: 'POST /admin/api/bundles',
  publish: 'POST /admin/api/bundles/{bundleId}/publish',
  stop: 'POST /admin/api/bundles/{bundleId}/stop',
  remove: 'POST /admin/api/bundles/{bundleId}/remove',
} as const;
