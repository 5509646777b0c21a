import type { SkipCode } from '../model/order-report.ts';

/** Every reason why an offer does not apply, in the words of staff. The sentence of the engine names what is missing. */
export const SKIP_LABELS: Readonly<Record<SkipCode, string>> = {
  'not-started': '还没开始',
  ended: '已经结束',
  'members-only': '只给会员',
  'wrong-card': '会员卡不符',
  'not-first-order': '不是首单',
  'quota-used-up': '名额已用完',
  'nothing-in-scope': '没有参加的商品',
  'not-reached': '没到门槛',
  'excluded-by-other': '与别的活动互斥',
  'better-taken': '商品已有别的优惠',
  'not-chosen': '本单没有选用',
  'nothing-to-save': '没有可省的金额',
  'sold-out': '赠品或换购已没有库存',
  'one-coupon-only': '每单限用一张',
  'over-limit': '超过件数上限',
  unknown: '已经不存在',
};
