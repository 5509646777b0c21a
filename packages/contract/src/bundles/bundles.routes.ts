export const bundlesRoutes = {
  bundle: 'GET /v1/product/bundle/{bundleId}',
  bundlePrice: 'POST /v1/product/bundle/{bundleId}/price',
} as const;
