import type { ErrorCode } from './error-code.ts';

/** PAY: payment methods, stored-value cards and provider notices. */
export const paymentErrorCodes = {
  'payment-method-unavailable': {
    code: 'PAY1001W',
    http: 200,
    message: '这种支付方式暂不可用，请换一种支付方式',
  },
  'order-not-payable': { code: 'PAY1002W', http: 409, message: '这笔订单现在不需要支付，请刷新查看订单状态' },
  'merge-refused': { code: 'PAY1003W', http: 200, message: '所选订单不能合并付款，请分开支付' },
  'payer-unknown': { code: 'PAY1004W', http: 200, message: '微信身份已过期，请重新点付款' },
  'stored-card-not-found': { code: 'PAY2001E', http: 404, message: '没有找到这张储值卡，请重新选择' },
  'stored-card-unusable': {
    code: 'PAY2002W',
    http: 200,
    message: '所选储值卡暂时不能使用，请换一张或换一种支付方式',
  },
  'stored-card-balance-changed': {
    code: 'PAY2003W',
    http: 409,
    message: '储值卡余额刚刚有变化，请核对金额后再支付',
  },
  'stored-card-code-needed': {
    code: 'PAY2004W',
    http: 200,
    message: '这次支付需要短信验证，请获取并填写验证码',
  },
  'stored-card-wrong': { code: 'PAY2005E', http: 200, message: '卡号或卡密不正确，请核对后重试' },
  'stored-card-taken': { code: 'PAY2006W', http: 409, message: '这张卡已被绑定，请联系客服核实' },
  'notice-not-genuine': { code: 'PAY3001E', http: 400, message: '支付通知验证未通过，请核对签名' },
  'notice-unknown-payment': { code: 'PAY3002E', http: 404, message: '没有找到对应的支付，请核对交易号' },
  'notice-mismatch': { code: 'PAY3003E', http: 409, message: '支付通知与订单不符，已转人工核对' },
} as const satisfies Record<string, ErrorCode>;
