export const paymentRoutes = {
  payInfo: 'GET /v1/order/pay/payInfo/{orderId}/{channel}/{type}',
  payerLink: 'GET /v1/order/pay/wechatPayer',
  payer: 'POST /v1/order/pay/wechatPayer',
  silkpayInfo: 'GET /v1/order/pay/silkpayinfo/{orderId}',
  silkpayCardList: 'GET /v1/order/pay/silkpaycardlist',
  sendMsg: 'GET /v1/order/pay/sendMsg',
  silkpayCardPage: 'GET /v2/order/silkpay/cardlist',
  silkpayFlow: 'GET /v2/order/silkpay/flow',
  silkpayCardState: 'POST /v2/order/silkpay/cardState',
  silkpay: 'POST /v2/order/silkpay',
  notify: 'POST /v1/order/pay/notify/{provider}',
} as const;
