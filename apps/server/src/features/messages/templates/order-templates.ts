import { OrderStatus } from '@huarong/core/orders';
import { displayYuan, fen } from '@huarong/core/shared';
import { getColumn } from '#platform/database';
import type { MessageContent } from '../message.ts';
import type { OrderFacts, ParcelFacts } from '../order-facts.queries.ts';
import { writeText } from '../texts/automatic-texts.ts';
import { dateTimeText, dayText, endText } from './date-texts.ts';

const money = (amount: number) => displayYuan(fen(amount));
const toOrder = (orderId: string, text = '查看订单') => ({ text, link: `/myOrderList/${orderId}` });
const toCashier = (orderId: string, text: string) => ({ text, link: `/payment/${orderId}` });

/** Null when the order was paid or closed before the message. */
export function orderPlacedTemplate(order: OrderFacts, status: number): MessageContent | null {
  const { orderId, itemsText } = order;
  if (status === OrderStatus.AwaitingConfirmation)
    return {
      icon: 'parcel',
      ...writeText('order-cash', {
        订单: orderId,
        商品: itemsText,
        金额: money(order.payableFen),
        小时: String(order.confirmHours),
      }),
      links: [{ text: '短信确认', link: `/payment/result/${orderId}` }, toOrder(orderId)],
    };
  if (!order.payUntil || order.isDepositPaid) return null;
  const isPresale = order.depositFen !== null;
  return {
    icon: 'parcel',
    ...writeText(isPresale ? 'presale-placed' : 'order-placed', {
      订单: orderId,
      商品: itemsText,
      金额: money(order.depositFen ?? order.payableFen),
      期限: dateTimeText(order.payUntil),
    }),
    links: [toCashier(orderId, '去付款'), toOrder(orderId)],
  };
}

export const orderPaidTemplate = ({ orderId, itemsText, payableFen }: OrderFacts): MessageContent => ({
  icon: 'parcel',
  ...writeText('order-paid', { 订单: orderId, 商品: itemsText, 金额: money(payableFen) }),
  links: [toOrder(orderId)],
});

export const depositPaidTemplate = (order: OrderFacts): MessageContent => ({
  icon: 'clock',
  ...writeText('deposit-paid', {
    商品: order.itemsText,
    开始: dateTimeText(getColumn(order, 'balanceFrom')),
    定金: money(getColumn(order, 'depositFen')),
    抵扣: money(getColumn(order, 'depositWorthFen')),
    尾款: balanceOf(order),
    截止: endText(getColumn(order, 'balanceUntil')),
  }),
  links: [toOrder(order.orderId, '查看预售订单')],
});

export const balanceOpenTemplate = (order: OrderFacts): MessageContent => ({
  icon: 'clock',
  ...writeText('balance-open', {
    商品: order.itemsText,
    尾款: balanceOf(order),
    截止: endText(getColumn(order, 'balanceUntil')),
  }),
  links: [toCashier(order.orderId, '付尾款'), toOrder(order.orderId, '查看预售订单')],
});

/** Null when it was paid or closed before the message. */
export const balanceEndingTemplate = (order: OrderFacts): MessageContent | null =>
  order.isWaitingForBalance
    ? {
        icon: 'clock',
        title: '预售尾款还剩不到一天',
        text: `${order.itemsText}，尾款 ${balanceOf(order)} 还没有付，${endText(getColumn(order, 'balanceUntil'))} 截止，逾期订单关闭。`,
        links: [toCashier(order.orderId, '付尾款'), toOrder(order.orderId, '查看预售订单')],
      }
    : null;

const balanceOf = (order: OrderFacts) => money(order.payableFen - getColumn(order, 'depositFen'));

export const orderShippedTemplate = (
  orderId: string,
  { carrier, waybillNo, expectedAt }: ParcelFacts,
): MessageContent => ({
  icon: 'truck',
  ...writeText('order-shipped', {
    订单: orderId,
    承运: carrier,
    运单: waybillNo ? `，运单号 ${waybillNo}` : '',
    送达: expectedAt ? `，预计 ${dayText(expectedAt)}送达` : '',
  }),
  links: [toOrder(orderId, '查看物流')],
});

/** `reason` is the shopper's; null when the order timed out. */
export function orderClosedTemplate(order: OrderFacts, reason: number | null): MessageContent {
  const { orderId, itemsText } = order;
  if (order.isDepositPaid)
    return {
      icon: 'clock',
      ...writeText('presale-closed', { 订单: orderId, 商品: itemsText }),
      links: [toOrder(orderId)],
    };
  return {
    icon: 'parcel',
    ...writeText(reason === null ? 'order-timeout' : 'order-closed', { 订单: orderId, 商品: itemsText }),
    links: [toOrder(orderId)],
  };
}

export const orderCancelledTemplate = ({ orderId, itemsText }: OrderFacts): MessageContent => ({
  icon: 'return',
  ...writeText('order-cancelled', { 订单: orderId, 商品: itemsText }),
  links: [toOrder(orderId, '查看退款进度')],
});

/** A refund by staff without a return. */
export const goodwillRefundTemplate = (
  { orderId, itemsText }: OrderFacts,
  amountFen: number,
): MessageContent => ({
  icon: 'return',
  ...writeText('order-refunded', { 订单: orderId, 商品: itemsText, 金额: money(amountFen) }),
  links: [toOrder(orderId)],
});

export const addressChangedTemplate = (
  { orderId, itemsText }: OrderFacts,
  region: string,
): MessageContent => ({
  icon: 'parcel',
  ...writeText('order-address', { 订单: orderId, 商品: itemsText, 地区: region }),
  links: [toOrder(orderId)],
});

export const parcelRefusedTemplate = ({ orderId, itemsText }: OrderFacts): MessageContent => ({
  icon: 'return',
  ...writeText('parcel-refused', { 订单: orderId, 商品: itemsText }),
  links: [toOrder(orderId)],
});

export const orderCompletedTemplate = (
  { orderId, itemsText }: OrderFacts,
  points: number,
  perYuan: number,
): MessageContent =>
  points > 0
    ? {
        icon: 'coin',
        ...writeText('order-points', {
          订单: orderId,
          商品: itemsText,
          积分: points.toLocaleString('zh-CN'),
          每元积分: String(perYuan),
        }),
        links: [
          { text: '查看积分', link: '/myAccount/integralFlow' },
          { text: '去评价', link: '/myOrderList?orderStatus=uncommented' },
        ],
      }
    : {
        icon: 'parcel',
        ...writeText('order-done', { 订单: orderId, 商品: itemsText }),
        links: [{ text: '去评价', link: '/myOrderList?orderStatus=uncommented' }, toOrder(orderId)],
      };
