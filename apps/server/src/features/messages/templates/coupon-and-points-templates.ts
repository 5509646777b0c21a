import type { Coupon } from '@huarong/contract/coupons';
import type { PointsRules } from '@huarong/core/pricing';
import { getFirst } from '@huarong/core/shared';
import type { MessageContent } from '../message.ts';
import { writeText } from '../texts/automatic-texts.ts';
import { lastDayText } from './date-texts.ts';

const TO_COUPONS = { text: '查看优惠券', link: '/myAccount/coupon' };
const MAX_NAMED = 3;

export const couponReceivedTemplate = (coupon: Coupon): MessageContent => ({
  icon: 'ticket',
  ...writeText('coupon-received', {
    券: nameOf(coupon),
    门槛: thresholdText(coupon),
    范围: coupon.scopeText,
    到期: lastDayText(new Date(coupon.validTo)),
  }),
  links: [{ text: '去使用', link: coupon.link }, TO_COUPONS],
});

/** Says why, in the words of staff. */
export const couponVoidedTemplate = (coupon: Coupon, reason: string): MessageContent => ({
  icon: 'ticket',
  ...writeText('coupon-voided', { 券: nameOf(coupon), 门槛: thresholdText(coupon), 原因: reason }),
  links: [TO_COUPONS],
});

/** All coupons expire at the same moment. */
export const couponsExpiringTemplate = (coupons: readonly Coupon[]): MessageContent => ({
  icon: 'ticket',
  ...writeText('coupons-expiring', {
    张数: String(coupons.length),
    到期: lastDayText(new Date(getFirst(coupons).validTo)),
    券: `${coupons.slice(0, MAX_NAMED).map(nameOf).join('、')}${coupons.length > MAX_NAMED ? ` 等 ${coupons.length} 张` : ''}`,
  }),
  links: [{ text: '去使用', link: TO_COUPONS.link }],
});

export const pointsExpiringTemplate = (
  points: number,
  endsAt: Date,
  { perYuan, maxPercentOfItems }: Pick<PointsRules, 'perYuan' | 'maxPercentOfItems'>,
): MessageContent => ({
  icon: 'coin',
  ...writeText('points-expiring', {
    积分: points.toLocaleString('zh-CN'),
    到期: lastDayText(endsAt),
    每元积分: String(perYuan),
    比例: String(maxPercentOfItems),
  }),
  links: [{ text: '查看积分', link: '/myAccount/integralFlow' }],
});

/** `全场满减券 ¥80`, `悠音叶品牌券 8.8折`. */
const nameOf = ({ title, kind, face }: Coupon) =>
  kind === 'amountOff' ? `${title} ¥${face}` : kind === 'percentOff' ? `${title} ${face}` : title;

const thresholdText = ({ threshold }: Coupon) =>
  threshold === '0.00' ? '无门槛' : `满 ${threshold.replace(/\.00$/, '')} 元可用`;
