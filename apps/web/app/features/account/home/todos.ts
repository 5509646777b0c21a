import type { IconName } from '@huarong/ui';
import type { MemberHomeData } from '../load-member-home.ts';
import { amountText, countText } from '../show/amount-text.ts';
import { dayText, shortDayText } from '../show/moment-text.ts';

export interface Todo {
  key: string;
  icon: IconName;
  title: string;
  text: string;
  action: { label: string; path: string; isPaying?: true };
  /** Seconds until it is too late; only where every minute counts. */
  secondsLeft?: number | undefined;
  picture?: string | undefined;
}

type Orders = NonNullable<MemberHomeData['unpaid']>;
const DAYS_BEFORE_EXPIRY = 60;
const DAY_MS = 86_400_000;

/** What waits for the member, the most urgent first. */
export const todosOf = (home: MemberHomeData, now: Date): Todo[] => [
  ...toPay(home),
  ...toReceive(home),
  ...expiringCoupons(home),
  ...cardAtRisk(home),
  ...expiringPoints(home, now),
  ...toComment(home),
  ...unread(home),
];

function toPay({ unpaid }: MemberHomeData): Todo[] {
  const order = unpaid?.list.toSorted((a, b) => timeLeft(a) - timeLeft(b))[0];
  if (!unpaid || !order) return [];
  const count = unpaid.counts.unpaid;
  return [
    {
      key: 'pay',
      icon: 'card',
      title: `${count} 笔订单待付款`,
      text: `${goodsOf(order)}，${amountText(order.totalAmount)}。超时自动取消，库存不再保留。`,
      action:
        count === 1
          ? { label: '立即支付', path: `/payment/${order.orderId}`, isPaying: true }
          : { label: '去支付', path: '/myOrderList?orderStatus=unpaid&orderTime=A', isPaying: true },
      secondsLeft: order.cancelOrderTimeLeft,
      picture: pictureOf(order),
    },
  ];
}

function toReceive({ unreceived }: MemberHomeData): Todo[] {
  const order = unreceived?.list[0];
  if (!unreceived || !order) return [];
  return [
    {
      key: 'receive',
      icon: 'truck',
      title: `${unreceived.counts.unreceived} 笔订单待收货`,
      text: `${goodsOf(order)}，${order.statusText}。`,
      action: { label: '查看物流', path: `/myOrderList/${order.orderId}` },
    },
  ];
}

function expiringCoupons({ coupons }: MemberHomeData): Todo[] {
  if (!coupons || coupons.counts.expiring === 0) return [];
  const names = coupons.list.slice(0, coupons.counts.expiring).map(({ title }) => `「${title}」`);
  return [
    {
      key: 'coupons',
      icon: 'ticket',
      title: `${coupons.counts.expiring} 张券 3 天内到期`,
      text: `${names.join('、')}${names.length < coupons.counts.expiring ? '等' : ''}，到期自动失效。`,
      action: { label: '去使用', path: '/myAccount/coupon?valid=1' },
    },
  ];
}

function cardAtRisk({ card }: MemberHomeData): Todo[] {
  if (!card?.keep?.isDueSoon) return [];
  return [
    {
      key: 'card',
      icon: 'medal',
      title: `${card.cardName}将在 ${shortDayText(card.keep.until)}到期`,
      text: `再消费 ${amountText(card.keep.gap)} 可保留，否则按近 12 个月的消费调整等级。`,
      action: { label: '看看权益', path: '/myAccount/myMemberCard' },
    },
  ];
}

function expiringPoints({ points }: MemberHomeData, now: Date): Todo[] {
  const first = points?.expiring[0];
  if (!first || Date.parse(first.at) - now.getTime() > DAYS_BEFORE_EXPIRY * DAY_MS) return [];
  return [
    {
      key: 'points',
      icon: 'coin',
      title: `${countText(first.points)} 积分 ${shortDayText(first.at)}到期`,
      text: `结算时可抵，也可以换小样；${dayText(first.at)} 之后作废。`,
      action: { label: '去兑换', path: '/myAccount/integralFlow' },
    },
  ];
}

function toComment({ unpaid }: MemberHomeData): Todo[] {
  const count = unpaid?.counts.uncommented ?? 0;
  if (count === 0) return [];
  return [
    {
      key: 'comment',
      icon: 'comment',
      title: `${count} 笔订单待评价`,
      text: '写一写用得怎么样，带图评价得 50 积分。',
      action: { label: '去评价', path: '/myOrderList?orderStatus=uncommented&orderTime=A' },
    },
  ];
}

function unread({ info: { unreadCount } }: MemberHomeData): Todo[] {
  if (unreadCount === 0) return [];
  return [
    {
      key: 'messages',
      icon: 'bell',
      title: `${unreadCount} 条消息未读`,
      text: '订单、物流与优惠的通知都在消息中心。',
      action: { label: '去看看', path: '/myAccount/myMessage' },
    },
  ];
}

const timeLeft = (order: Orders['list'][number]) => order.cancelOrderTimeLeft ?? Number.POSITIVE_INFINITY;
const itemsOf = (order: Orders['list'][number]) => order.subOrders.flatMap(({ items }) => items);

function goodsOf(order: Orders['list'][number]): string {
  const items = itemsOf(order);
  const pieces = items.reduce((total, { quantity }) => total + quantity, 0);
  return pieces > 1 ? `${items[0]?.productName ?? ''}等 ${pieces} 件` : (items[0]?.productName ?? '');
}

const pictureOf = (order: Orders['list'][number]) => itemsOf(order)[0]?.skuImagePath;
