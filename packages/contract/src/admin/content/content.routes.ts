export const contentAdminRoutes = {
  slots: 'GET /admin/api/content/slots',
  slot: 'GET /admin/api/content/slots/{label}',
  links: 'GET /admin/api/content/links',
  preview: 'POST /admin/api/content/slots/{label}/preview',
  offers: 'GET /admin/api/content/offers',
  hotWords: 'GET /admin/api/content/hot-words',
  save: 'POST /admin/api/content/slots/{label}',
  publish: 'POST /admin/api/content/drafts/{setId}/publish',
  discard: 'POST /admin/api/content/drafts/{setId}/discard',
} as const;
