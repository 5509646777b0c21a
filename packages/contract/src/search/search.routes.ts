export const searchRoutes = {
  suggest: 'GET /v1/search-service/product/suggest',
  keyword: 'GET /v1/search-service/brand/keyword',
} as const;
