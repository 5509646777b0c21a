export const marketingRoutes = {
  overview: 'GET /admin/api/marketing',
  preview: 'POST /admin/api/marketing/preview',
  send: 'POST /admin/api/marketing/sends',
  stop: 'POST /admin/api/marketing/sends/{sendId}/stop',
  optOut: 'POST /admin/api/marketing/opt-outs',
} as const;
