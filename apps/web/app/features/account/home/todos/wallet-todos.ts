import { DAY_MS, STORE } from '@huarong/core/shared';
import { amountText, countText } from '../../format/amount-text.ts';
import { dayText } from '../../format/moment-text.ts';
import type { MemberHomeData } from '../load-member-home.ts';
import type { Todo } from './todo.ts';

const DAYS_BEFORE_EXPIRY = 60;
const NAMED_COUPONS = 2;

export function expiringCouponsTodo({ coupons }: MemberHomeData): Todo | null {
  if (!coupons || coupons.counts.expiring === 0) return null;
  // A coupon held by an unpaid order is listed too, and is not counted.
  const usable = coupons.list.filter(({ orderId }) => orderId === undefined);
  const names = usable
    .slice(0, Math.min(NAMED_COUPONS, coupons.counts.expiring))
    .map(({ title }) => `「${title}」`);
  const first = usable[0]?.validTo;
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
    title: `${card.cardName}将在 ${dayText(card.keep.until)} 到期`,
    text: `再消费 ${amountText(card.keep.gap)} 可保留，否则按近 ${card.months ?? STORE.cardTiers.months} 个月的消费调整等级。`,
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
    title: `${countText(first.points)} 积分 ${dayText(first.at)} 到期`,
    text: `结算时可抵，也可以换小样；到期未用的作废。`,
    action: { label: '去兑换', path: '/myAccount/integralFlow#rewards' },
    dueAt: Date.parse(first.at),
  };
}
