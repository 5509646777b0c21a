export const termsRoutes = {
  list: 'GET /admin/api/terms/{kind}',
  add: 'POST /admin/api/terms/{kind}',
  rename: 'POST /admin/api/terms/{kind}/rename',
  remove: 'POST /admin/api/terms/{kind}/remove',
} as const;
