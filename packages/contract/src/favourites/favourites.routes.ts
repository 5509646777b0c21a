export const favouritesRoutes = {
  addToFavorite: 'POST /v3/shopcart/favorite/addToFavorite',
  list: 'GET /v3/shopcart/favorite/list/{pageNo}/{pageSize}',
  remove: 'POST /v3/shopcart/favorite/remove',
} as const;
