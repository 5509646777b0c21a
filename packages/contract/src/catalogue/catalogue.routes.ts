export const catalogueRoutes = {
  queryAllBrands: 'POST /v1/es/brandWall/queryAllBrands',
  hasInventory: 'POST /v1/es/product/has-inventory',
  tryout: 'POST /v1/es/product/tryout',
  getGroupCategory: 'POST /v1/es/groupCategory/getGroupCategory',
  getTopCategory: 'POST /v1/es/product/getTopCategory/soa_pim/{id}',
  detail: 'GET /v1/product/detail/{productId}',
  promotion: 'GET /v1/product/promotion/{skuId}',
  inventory: 'GET /v1/product/inventory/{skuId}',
  nearShades: 'GET /v1/product/nearShades/{skuId}',
  goodsSets: 'GET /v1/product/sets/{productId}',
  recommend: 'GET /v1/product/recommend/{scene}',
  rankings: 'GET /v1/product/rankings',
} as const;
