export const ordersRoutes = {
  detail: 'GET /v3/es/order/detail/pc/{orderId}',
  paging: 'GET /v3/es/orders/paging/{pageNo}/{pageSize}',
  orderStatus: 'GET /v1/order/orderInfo/orderstatu/{orderId}',
  orderInformation: 'GET /v1/order/orderInfo/orderInformation/{orderId}',
  afterOrder: 'GET /v1/order/orderInfo/afterOrder/{orderId}',
  afterPaid: 'GET /v1/order/orderInfo/afterPaid/{orderId}',
  afterPay: 'GET /v1/order/orderInfo/afterPay/{orderId}',
  cancelOrder: 'POST /v1/order/orderInfo/cancelOrder',
  cancelInProcessOrder: 'POST /v1/order/orderInfo/cancelInProcessOrder',
  confirmReceipt: 'POST /v1/order/orderInfo/confirmReceipt',
  getDelivery: 'GET /v3/es/deliveryInfo/getDelivery/{orderId}',
} as const;
