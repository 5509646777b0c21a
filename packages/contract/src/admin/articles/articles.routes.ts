export const articlesRoutes = {
  list: 'GET /admin/api/articles',
  detail: 'GET /admin/api/articles/{articleId}',
  save: 'POST /admin/api/articles',
} as const;
