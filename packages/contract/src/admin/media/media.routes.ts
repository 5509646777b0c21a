export const mediaRoutes = {
  list: 'GET /admin/api/media',
  detail: 'GET /admin/api/media/{mediaId}',
  product: 'GET /admin/api/media/products/{productId}',
  matches: 'POST /admin/api/media/matches',
  upload: 'POST /admin/api/media',
  describe: 'PUT /admin/api/media/{mediaId}/alt',
  saveProduct: 'PUT /admin/api/media/products/{productId}',
  attach: 'POST /admin/api/media/attachments',
  replace: 'POST /admin/api/media/{mediaId}/replacement',
  remove: 'DELETE /admin/api/media/{mediaId}',
} as const;
