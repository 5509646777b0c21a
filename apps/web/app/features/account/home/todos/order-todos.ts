import { DAY_MS } from '@huarong/core/shared';
import { amountText } from '../../format/amount-text.ts';
import type { MemberHomeData } from '../load-member-home.ts';
import type { Todo } from './todo.ts';

type Order = NonNullable<MemberHomeData['unpaid']>['list'][number];

export function unpaidTodo({ unpaid }: MemberHomeData, now: Date): Todo | null {
  const order = unpaid?.list.toSorted((a, b) => secondsLeft(a) - secondsLeft(b))[0];
  if (!unpaid || !order) return null;
  const count = unpaid.counts.unpaid;
  return {
    key: 'pay',
    icon: 'card',
    title: `${count} 笔订单待付款`,
    text: `${itemsText(itemsOf(order))}，${amountText(order.totalAmount)}。超时自动取消，库存不再保留。`,
    action:
      count === 1
        ? { label: '立即支付', path: `/payment/${order.orderId}`, isPaying: true }
        : { label: '去支付', path: '/myOrderList?orderStatus=unpaid&orderTime=A', isPaying: true },
    ...(order.cancelOrderTimeLeft !== undefined && {
      dueAt: now.getTime() + order.cancelOrderTimeLeft * 1_000,
      isCountedDown: true,
    }),
    imagePath: itemsOf(order)[0]?.skuImagePath,
  };
}

export function unreceivedTodo({ unreceived }: MemberHomeData, now: Date): Todo | null {
  const order = unreceived?.list[0];
  if (!unreceived || !order) return null;
  return {
    key: 'receive',
    icon: 'truck',
    title: `${unreceived.counts.unreceived} 笔订单待收货`,
    text: `${itemsText(itemsOf(order))}，${order.statusText}。`,
    action:
      unreceived.counts.unreceived === 1
        ? { label: '查看物流', path: `/myOrderList/${order.orderId}` }
        : { label: '查看订单', path: '/myOrderList?orderStatus=unreceived&orderTime=A' },
    // A parcel in transit arrives within about a day.
    dueAt: now.getTime() + DAY_MS,
  };
}

/** An approved return expires when nothing is sent back. */
export function sendBackTodo({ returns }: MemberHomeData, now: Date): Todo | null {
  const waiting = returns?.list.flatMap((each) =>
    each.canAddWaybill && each.sendBy ? { ...each, dueAt: Date.parse(each.sendBy) } : [],
  );
  const next = waiting?.toSorted((a, b) => a.dueAt - b.dueAt)[0];
  if (!next) return null;
  const days = Math.max(0, Math.ceil((next.dueAt - now.getTime()) / DAY_MS));
  return {
    key: 'return',
    icon: 'return',
    title: `退货待寄回，还剩 ${days} 天`,
    text: `${itemsText(next.items)}，审核已通过，预计退款 ${amountText(next.refundTotal)}。`,
    action: { label: '填写运单', path: `/myAccount/returnDetails/${next.returnId}` },
    dueAt: next.dueAt,
    imagePath: next.items[0]?.skuImagePath,
  };
}

export function uncommentedTodo({ unpaid }: MemberHomeData, commentPoints: number): Todo | null {
  const count = unpaid?.counts.uncommented ?? 0;
  if (count === 0) return null;
  return {
    key: 'comment',
    icon: 'comment',
    title: `${count} 笔订单待评价`,
    text: `写一写用得怎么样${commentPoints > 0 ? `，每件得 ${commentPoints} 积分` : ''}。`,
    action: { label: '去评价', path: '/myOrderList?orderStatus=uncommented&orderTime=A' },
  };
}

const secondsLeft = (order: Order) => order.cancelOrderTimeLeft ?? Number.POSITIVE_INFINITY;
const itemsOf = (order: Order) => order.subOrders.flatMap(({ items }) => items);

function itemsText(items: readonly { productName: string; quantity: number }[]): string {
  const units = items.reduce((total, { quantity }) => total + quantity, 0);
  const name = items[0]?.productName ?? '';
  return units > 1 ? `${name}等 ${units} 件` : name;
}
