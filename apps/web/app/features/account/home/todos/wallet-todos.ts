import { DAY_MS, STORE } from '@huarong/core/shared';
import { amountText, countText } from '../../format/amount-text.ts';
import { dayText, shortDayText } from '../../format/moment-text.ts';
import type { MemberHomeData } from '../load-member-home.ts';
import type { Todo } from './todo.ts';

const DAYS_BEFORE_EXPIRY = 60;

export function expiringCouponsTodo({ coupons }: MemberHomeData): Todo | null {
  if (!coupons || coupons.counts.expiring === 0) return null;
  const names = coupons.list.slice(0, coupons.counts.expiring).map(({ title }) => `「${title}」`);
  const first = coupons.list[0]?.validTo;
  return {
    key: 'coupons',
    icon: 'ticket',
    title: `${coupons.counts.expiring} 张券 ${STORE.coupons.expiringSoonDays} 天内到期`,
    text: `${names.join('、')}${names.length < coupons.counts.expiring ? '等' : ''}，到期自动失效。`,
    action: { label: '去使用', path: '/myAccount/coupon?valid=1' },
    ...(first && { dueAt: Date.parse(first) }),
  };
}

export function cardDowngradeTodo({ card }: MemberHomeData): Todo | null {
  if (!card?.keep?.isDueSoon) return null;
  return {
    key: 'card',
    icon: 'medal',
    title: `${card.cardName}将在 ${shortDayText(card.keep.until)}到期`,
    text: `再消费 ${amountText(card.keep.gap)} 可保留，否则按近 12 个月的消费调整等级。`,
    action: { label: '看看权益', path: '/myAccount/myMemberCard' },
    dueAt: Date.parse(card.keep.until),
  };
}

export function expiringPointsTodo({ points }: MemberHomeData, now: Date): Todo | null {
  const first = points?.expiring[0];
  if (!first || Date.parse(first.at) - now.getTime() > DAYS_BEFORE_EXPIRY * DAY_MS) return null;
  return {
    key: 'points',
    icon: 'coin',
    title: `${countText(first.points)} 积分 ${shortDayText(first.at)}到期`,
    text: `结算时可抵，也可以换小样；${dayText(first.at)} 之后作废。`,
    action: { label: '去兑换', path: '/myAccount/integralFlow#rewards' },
    dueAt: Date.parse(first.at),
  };
}
