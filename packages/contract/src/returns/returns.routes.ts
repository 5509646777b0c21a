export const returnsRoutes = {
  list: 'GET /v1/order/es/return/list/{pageNo}/{pageSize}',
  detail: 'GET /v1/order/es/return/detail/{returnId}',
  ofOrder: 'GET /v1/order/es/return/order/{orderId}',
  returnable: 'GET /v1/order/es/return/returnable/{pageNo}/{pageSize}',
  cancel: 'POST /v1/order/es/return/cancel/{returnId}',
  apply: 'POST /v1/order/return/onlineReturnApplication',
  amend: 'PUT /v1/order/return/onlineReturnApplication',
  uploadPicture: 'POST /v1/order/return/applyImg/upload',
} as const;
