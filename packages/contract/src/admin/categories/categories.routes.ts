export const categoriesRoutes = {
  tree: 'GET /admin/api/categories',
  detail: 'GET /admin/api/categories/{categoryId}',
  create: 'POST /admin/api/categories',
  save: 'POST /admin/api/categories/{categoryId}',
  move: 'POST /admin/api/categories/{categoryId}/move',
  previewMerge: 'GET /admin/api/categories/{categoryId}/merge',
  merge: 'POST /admin/api/categories/{categoryId}/merge',
  remove: 'DELETE /admin/api/categories/{categoryId}',
} as const;
