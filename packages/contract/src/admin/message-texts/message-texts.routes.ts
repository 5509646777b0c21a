export const messageTextsRoutes = {
  list: 'GET /admin/api/message-texts',
  history: 'GET /admin/api/message-texts/{key}/history',
  save: 'POST /admin/api/message-texts/{key}',
} as const;
