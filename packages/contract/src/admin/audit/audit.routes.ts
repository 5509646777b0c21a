export const auditRoutes = {
  list: 'GET /admin/api/audit',
  entry: 'GET /admin/api/audit/{entryId}',
  ofSubject: 'GET /admin/api/audit/of/{kind}/{id}',
  seals: 'GET /admin/api/audit-seals',
} as const;
