export const couponsRoutes = {
  list: 'GET /v2/myaccount/coupon/list/{pageNo}/{pageSize}',
  offline: 'GET /v2/myaccount/coupon/offline/{pageNo}/{pageSize}',
  receive: 'POST /v2/myaccount/coupon/receive',
  deposit: 'GET /v2/myaccount/coupon/deposit',
} as const;
