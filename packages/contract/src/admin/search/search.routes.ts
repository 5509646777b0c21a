export const searchWordsRoutes = {
  list: 'GET /admin/api/search-words',
  preview: 'POST /admin/api/search-words/preview',
  save: 'POST /admin/api/search-words',
  remove: 'POST /admin/api/search-words/{groupId}/removal',
  tryOut: 'POST /admin/api/search-words/bench',
  findProducts: 'POST /admin/api/search-words/products',
} as const;
