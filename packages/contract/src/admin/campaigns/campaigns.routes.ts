export const campaignsAdminRoutes = {
  list: 'GET /admin/api/campaigns',
  detail: 'GET /admin/api/campaigns/{slug}',
  create: 'POST /admin/api/campaigns',
  save: 'POST /admin/api/campaigns/{slug}',
} as const;
