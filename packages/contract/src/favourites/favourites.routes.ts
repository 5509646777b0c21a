export const favouritesRoutes = {
  addToFavorite: 'POST /v3/shopcart/favorite/addToFavorite',
  list: 'GET /v3/shopcart/favorite/list/{pageNo}/{pageSize}',
  remove: 'POST /v3/shopcart/favorite/remove',
  kept: 'GET /v3/shopcart/favorite/skus',
  followBrand: 'POST /v3/shopcart/favorite/brand/follow',
  brands: 'GET /v3/shopcart/favorite/brand/list/{pageNo}/{pageSize}',
  brandFollowers: 'GET /v3/shopcart/favorite/brand/{brandId}/followers',
  brandState: 'GET /v3/shopcart/favorite/brand/{brandId}',
} as const;
