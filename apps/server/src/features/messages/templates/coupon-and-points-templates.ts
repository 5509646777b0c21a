import type { Coupon } from '@huarong/contract/coupons';
import { getFirst, STORE } from '@huarong/core/shared';
import type { MessageContent } from '../message.ts';
import { lastDayText } from './date-texts.ts';

const TO_COUPONS = { text: '查看优惠券', link: '/myAccount/coupon' };
const MAX_NAMED = 3;

export const couponReceivedTemplate = (coupon: Coupon): MessageContent => ({
  icon: 'ticket',
  title: '一张优惠券已到账',
  text: `${nameOf(coupon)}，${thresholdText(coupon)}，${coupon.scopeText}，${lastDayText(new Date(coupon.validTo))}到期。`,
  links: [{ text: '去使用', link: coupon.link }, TO_COUPONS],
});

/** Says why, in the words of staff. */
export const couponVoidedTemplate = (coupon: Coupon, reason: string): MessageContent => ({
  icon: 'ticket',
  title: '一张优惠券已作废',
  text: `${nameOf(coupon)}，${thresholdText(coupon)}，已由商城作废。原因：${reason}。`,
  links: [TO_COUPONS],
});

/** All coupons expire at the same moment. */
export const couponsExpiringTemplate = (coupons: readonly Coupon[]): MessageContent => ({
  icon: 'ticket',
  title: `${coupons.length} 张券 ${lastDayText(new Date(getFirst(coupons).validTo))}到期`,
  text: `${coupons.slice(0, MAX_NAMED).map(nameOf).join('、')}${coupons.length > MAX_NAMED ? ` 等 ${coupons.length} 张` : ''}。`,
  links: [{ text: '去使用', link: TO_COUPONS.link }],
});

export const pointsExpiringTemplate = (points: number, endsAt: Date): MessageContent => ({
  icon: 'coin',
  title: `${points.toLocaleString('zh-CN')} 积分 ${lastDayText(endsAt)}到期`,
  text: `结算时 ${STORE.points.perYuan} 积分抵 ¥1.00，最多抵商品金额的 ${STORE.points.maxPercentOfItems}%，也可以兑换礼品。`,
  links: [{ text: '查看积分', link: '/myAccount/integralFlow' }],
});

/** `全场满减券 ¥80`, `悠音叶品牌券 8.8折`. */
const nameOf = ({ title, kind, face }: Coupon) =>
  kind === 'amountOff' ? `${title} ¥${face}` : kind === 'percentOff' ? `${title} ${face}` : title;

const thresholdText = ({ threshold }: Coupon) =>
  threshold === '0.00' ? '无门槛' : `满 ${threshold.replace(/\.00$/, '')} 元可用`;
