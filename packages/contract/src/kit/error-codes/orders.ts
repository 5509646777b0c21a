import type { ErrorCode } from './error-code.ts';

/** ORD: addresses, checkout and orders. */
export const orderErrorCodes = {
  'address-not-found': { code: 'ORD1001E', http: 404, message: '没有找到这个收货地址，请重新选择' },
  'address-limit': { code: 'ORD1002W', http: 200, message: '已存满 {limit} 个地址，请先删除不用的地址' },
  'region-unknown': { code: 'ORD1003E', http: 200, message: '所在地区无法识别，请重新选择省、市、区' },
  'street-needed': { code: 'ORD1004W', http: 200, message: '该地区需要填写街道，请补充街道' },
  'region-not-served': {
    code: 'ORD1005W',
    http: 200,
    message: '有商品暂不支持送到该地区，请更换地址或移除商品',
  },
  'nothing-checked': { code: 'ORD2001W', http: 200, message: '还没有选择商品，请先勾选要结算的商品' },
  'quote-changed': { code: 'ORD2002W', http: 409, message: '价格或优惠刚刚有变化，请核对新的金额后再提交' },
  'presale-alone': { code: 'ORD2003W', http: 200, message: '预售商品需要单独结算，请分开勾选' },
  'consent-needed': { code: 'ORD2004W', http: 200, message: '还有须知没有确认，请阅读并勾选后再提交' },
  'packaging-unavailable': { code: 'ORD2005W', http: 200, message: '所选包装暂时没有了，请换一种包装' },
  'guest-mobile-needed': {
    code: 'ORD2006W',
    http: 200,
    message: '游客下单需要验证手机号，请填写手机号和短信验证码',
  },
  'order-not-found': { code: 'ORD3001E', http: 404, message: '没有找到这笔订单，请核对订单号' },
  'order-moved-on': {
    code: 'ORD3002W',
    http: 409,
    message: '订单状态已经变化，现在不能这样操作，请刷新查看',
  },
  'freight-higher': {
    code: 'ORD3003W',
    http: 200,
    message: '送到这个地址运费多 {difference} 元，本单不能补运费，请换一个地址，或取消后重新下单',
  },
  'receipt-extended': {
    code: 'ORD3004W',
    http: 200,
    message: '这笔订单已经延长过一次收货，不能再延长；需要帮助请联系客服',
  },
  'receipt-not-near': {
    code: 'ORD3005W',
    http: 200,
    message: '自动确认收货前 3 天起才能延长收货，请到时再延长',
  },
} as const satisfies Record<string, ErrorCode>;
