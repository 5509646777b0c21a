export const brandsRoutes = {
  list: 'GET /admin/api/brands',
  detail: 'GET /admin/api/brands/{brandId}',
  create: 'POST /admin/api/brands',
  save: 'POST /admin/api/brands/{brandId}',
  remove: 'DELETE /admin/api/brands/{brandId}',
} as const;
