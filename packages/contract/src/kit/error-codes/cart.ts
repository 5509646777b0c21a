import type { ErrorCode } from './error-code.ts';

/** CRT: cart, favourites and reminders. */
export const cartErrorCodes = {
  'cart-line-not-found': { code: 'CRT1001E', http: 404, message: '购物车里没有这件商品，请刷新后重试' },
  'sku-unavailable': {
    code: 'CRT1002W',
    http: 200,
    message: '商品暂时不能购买，可以设置到货提醒或看看相似商品',
  },
  'out-of-stock': {
    code: 'CRT1003W',
    http: 200,
    message: '库存不足，目前可买 {available} 件，请调整数量',
    messageForNone: '库存不足，商品已抢光，可以设置到货提醒或看看相似商品',
  },
  'purchase-limit': { code: 'CRT1004W', http: 200, message: '每人限购 {limit} 件，请调整数量' },
  'cart-full': { code: 'CRT1005W', http: 200, message: '购物车已放满 {limit} 种商品，请先清理不需要的商品' },
  'sku-of-other-product': { code: 'CRT1006E', http: 200, message: '只能换成同一商品的其他规格，请重新选择' },
  'merge-not-found': {
    code: 'CRT1007E',
    http: 404,
    message: '这次合并已经撤销或超过时限，请直接在购物车里调整',
  },
  'gift-unavailable': { code: 'CRT2001W', http: 200, message: '所选赠品已赠完，请换一件' },
  'gift-not-earned': { code: 'CRT2002W', http: 200, message: '还没有达到赠品条件，请调整商品或赠品' },
  'extra-buy-not-earned': { code: 'CRT2003W', http: 200, message: '还没有达到换购条件，请调整商品后再换购' },
  'promotion-not-for-line': {
    code: 'CRT2004W',
    http: 200,
    message: '这件商品不能参加所选活动，请换一个活动',
  },
  'favourites-full': {
    code: 'CRT3001W',
    http: 200,
    message: '收藏夹已存满 {limit} 件，请先清理不需要的商品',
  },
  'reminder-not-needed': { code: 'CRT3002W', http: 200, message: '商品现在有货，可以直接购买' },
  'reminder-contact-needed': {
    code: 'CRT3003W',
    http: 200,
    message: '还没有留下联系方式，请填写手机号或邮箱',
  },
  'reminders-full': {
    code: 'CRT3004W',
    http: 200,
    message: '等待中的到货提醒已满 {limit} 个，到货后再来设置',
  },
} as const satisfies Record<string, ErrorCode>;
