import type { ErrorCode } from './error-code.ts';

/** PRM: coupons, points and surveys. */
export const promotionErrorCodes = {
  'coupon-not-found': { code: 'PRM1001E', http: 404, message: '没有找到这张优惠券，请刷新后重试' },
  'coupon-unusable': { code: 'PRM1002W', http: 200, message: '优惠券不能用于这笔订单，请换一张' },
  'coupon-claimed': { code: 'PRM1003W', http: 200, message: '这张优惠券已经领过，可以在我的优惠券里查看' },
  'coupon-gone': { code: 'PRM1004W', http: 200, message: '优惠券已领完，可以看看其他优惠券' },
  'coupon-not-for-you': { code: 'PRM1005W', http: 200, message: '暂不符合领取条件，可以看看其他优惠券' },
  'coupon-claim-closed': {
    code: 'PRM1007W',
    http: 200,
    message: '现在不是这张优惠券的领取时间，可以看看其他优惠券',
  },
  'presale-limit': {
    code: 'PRM1008W',
    http: 200,
    message: '这件预售还可以订 {available} 份，请减少数量',
    messageForNone: '这件预售不能再订了，名额已满',
  },
  'coupon-points-changed': {
    code: 'PRM1009W',
    http: 200,
    message: '兑换这张优惠券要用的积分有变化，请刷新后重试',
  },
  'coupon-not-birthday': {
    code: 'PRM1010W',
    http: 200,
    message: '这是生日券，在个人资料填写的生日当月可以领取',
  },
  'promotion-code-wrong': { code: 'PRM1006E', http: 200, message: '优惠码无效，请核对后重试' },
  'points-short': { code: 'PRM2001W', http: 200, message: '积分不足，请调整使用的积分' },
  'points-over-limit': {
    code: 'PRM2002W',
    http: 200,
    message: '积分抵扣超过上限，这笔订单可用 {limit} 积分',
  },
  'reward-not-found': { code: 'PRM2003E', http: 404, message: '没有找到这件兑换商品，请刷新后重试' },
  'reward-gone': { code: 'PRM2004W', http: 200, message: '这件兑换商品已兑完，可以看看其他商品' },
  'survey-not-found': { code: 'PRM3001E', http: 404, message: '没有找到这份问卷，可以看看其他问卷' },
  'survey-closed': { code: 'PRM3002W', http: 200, message: '这份问卷现在不能填写，请在问卷列表查看时间' },
  'survey-full': { code: 'PRM3003W', http: 200, message: '这份问卷的名额刚刚满了，可以看看其他问卷' },
  'survey-answered': { code: 'PRM3004W', http: 409, message: '这份问卷已经答过，积分可以在积分明细里查看' },
  'survey-incomplete': { code: 'PRM3005W', http: 200, message: '第 {number} 题还没有答，选好后再提交' },
} as const satisfies Record<string, ErrorCode>;
