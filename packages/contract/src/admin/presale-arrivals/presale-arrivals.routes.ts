export const presaleArrivalsRoutes = {
  detail: 'GET /admin/api/presales/{presaleId}/arrivals',
  start: 'POST /admin/api/presales/{presaleId}/arrivals-start',
  preview: 'GET /admin/api/presales/{presaleId}/arrival-preview',
  record: 'POST /admin/api/presales/{presaleId}/arrivals',
} as const;
