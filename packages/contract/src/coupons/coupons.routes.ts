export const couponsRoutes = {
  list: 'GET /v2/myaccount/coupon/list/{pageNo}/{pageSize}',
  offline: 'GET /v2/myaccount/coupon/offline/{pageNo}/{pageSize}',
  receive: 'POST /v2/myaccount/coupon/receive',
  centre: 'GET /v2/myaccount/coupon/centre',
  deposit: 'GET /v2/myaccount/coupon/deposit',
} as const;
