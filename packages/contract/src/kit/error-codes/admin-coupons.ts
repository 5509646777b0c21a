import type { ErrorCode } from './error-code.ts';

/** ADM934 and ADM935: coupons and presales in the admin. */
export const adminCouponErrorCodes = {
  'coupon-offer-not-found': { code: 'ADM9340E', http: 404, message: '没有找到这种优惠券' },
  'coupon-offer-changed': { code: 'ADM9341W', http: 409, message: '别人刚刚改过这种券，请刷新后再改' },
  'coupon-offer-refused': { code: 'ADM9342E', http: 409, message: '不能这样写：{reason}' },
  'coupon-offer-fixed': {
    code: 'ADM9343W',
    http: 409,
    message: '已有人领取，不能再改：{reason}',
  },
  'coupon-code-taken': { code: 'ADM9344W', http: 409, message: '这个券码已有别的券在用，请换一个' },
  'coupon-offer-published': { code: 'ADM9345W', http: 409, message: '这种券已经在发' },
  'coupon-offer-stopped': { code: 'ADM9346W', http: 409, message: '这种券没有在发' },
  'coupon-nothing-to-void': { code: 'ADM9347W', http: 409, message: '没有可以作废的' },
  'coupon-offer-not-live': { code: 'ADM9348W', http: 409, message: '这种券没有在发，请先发布' },
  'coupon-batch-not-found': { code: 'ADM9349E', http: 404, message: '没有找到这批券码' },
  'coupon-batch-too-large': {
    code: 'ADM9350W',
    http: 409,
    message: '总数只剩 {left} 张，请先加总数',
  },
  'coupon-issue-nobody': { code: 'ADM9351W', http: 409, message: '没有符合条件的会员' },
  'coupon-issue-changed': { code: 'ADM9352W', http: 409, message: '现在会发给 {count} 位会员，请重新试算' },
  'coupon-issue-too-many': {
    code: 'ADM9353W',
    http: 409,
    message: '总数只剩 {left} 张，不够发给 {count} 位会员',
  },
  'coupon-issue-not-running': { code: 'ADM9354W', http: 409, message: '这次发放已经结束' },
  'presale-not-found': { code: 'ADM9355E', http: 404, message: '没有找到这个预售' },
  'presale-changed': { code: 'ADM9356W', http: 409, message: '别人刚刚改过这个预售，请刷新后再改' },
  'presale-refused': { code: 'ADM9357E', http: 409, message: '不能这样做：{reason}' },
  'presale-booked': {
    code: 'ADM9358W',
    http: 409,
    message: '已有人下单，只能改名称、总份数和每人限购：{reason}',
  },
} as const satisfies Record<string, ErrorCode>;
