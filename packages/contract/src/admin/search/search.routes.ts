export const searchWordsRoutes = {
  list: 'GET /admin/api/search-words',
  preview: 'POST /admin/api/search-words/preview',
  save: 'POST /admin/api/search-words',
  remove: 'POST /admin/api/search-words/{groupId}/removal',
  tryOut: 'POST /admin/api/search-words/bench',
  findProducts: 'POST /admin/api/search-words/products',
} as const;

export const searchPinsRoutes = {
  list: 'GET /admin/api/search-pins',
  save: 'POST /admin/api/search-pins',
  remove: 'POST /admin/api/search-pins/{pinId}/removal',
} as const;

export const searchReportRoutes = { list: 'GET /admin/api/search-report' } as const;
