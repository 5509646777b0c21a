export const historyRoutes = {
  list: 'GET /v3/shopcart/history/list/{pageNo}/{pageSize}',
  remove: 'POST /v3/shopcart/history/remove',
  clear: 'POST /v3/shopcart/history/clear',
} as const;
