export const checkoutRoutes = {
  getShopcartStepTwo: 'POST /v3/shopcart/shopcart/getShopcartStepTwo',
  stepTwoForImmediatelyBuy: 'POST /v3/shopcart/shopcart/stepTwoForImmediatelyBuy',
  commitOrderExtend: 'POST /v3/shopcart/shopcart/commitOrderExtend',
  commitOrderForImmediatelyBuy: 'POST /v3/shopcart/shopcart/commitOrderForImmediatelyBuy',
  guestGetShopcartStepTwo: 'POST /v3/shopcart/guest/model/getShopcartStepTwo',
  guestCommitOrderExtend: 'POST /v3/shopcart/guest/model/commitOrderExtend',
  addGiftPackaging: 'PUT /v3/shopcart/shopcart/addGiftPackaging',
  addOrderNote: 'PUT /v3/shopcart/shopcart/addOrderNote',
  addReceivingInformation: 'PUT /v3/shopcart/shopcart/addReceivingInformation',
  receivingChoices: 'GET /v3/shopcart/shopcart/receivingChoices/{orderId}',
  distributionInformation: 'PUT /v3/shopcart/shopcart/distributionInformation',
  changePayment: 'PUT /v3/shopcart/payment/changePayment',
} as const;
