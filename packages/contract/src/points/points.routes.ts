export const pointsRoutes = {
  summary: 'GET /v1/myaccount/points/summary',
  flow: 'GET /v1/myaccount/points/flow/{pageNo}/{pageSize}',
  exchange: 'POST /v1/myaccount/points/exchange',
  exchangeHistory: 'GET /v1/myaccount/points/exchange/history/{pageNo}/{pageSize}',
} as const;
