import { OrderStatus } from '@huarong/core/orders';
import { displayYuan, fen, STORE } from '@huarong/core/shared';
import { getColumn } from '#platform/database';
import type { MessageContent } from '../message.ts';
import type { OrderFacts, ParcelFacts } from '../order-facts.queries.ts';
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
      title: '货到付款订单已提交',
      text: `订单 ${orderId}，${itemsText}，收货时付 ${money(order.payableFen)}。用短信验证码确认后马上备货，我们也会在 ${STORE.cashOnDelivery.confirmHours} 小时内打电话与你确认。`,
      links: [{ text: '短信确认', link: `/payment/result/${orderId}` }, toOrder(orderId)],
    };
  if (!order.payUntil || order.isDepositPaid) return null;
  const due =
    order.depositFen === null ? `应付 ${money(order.payableFen)}` : `定金 ${money(order.depositFen)}`;
  return {
    icon: 'parcel',
    title: order.depositFen === null ? '订单已提交，等你付款' : '预售订单已提交，等你付定金',
    text: `订单 ${orderId}，${itemsText}，${due}，请在 ${dateTimeText(order.payUntil)} 前付款，逾期自动取消。`,
    links: [toCashier(orderId, '去付款'), toOrder(orderId)],
  };
}

export const orderPaidTemplate = ({ orderId, itemsText, payableFen }: OrderFacts): MessageContent => ({
  icon: 'parcel',
  title: '付款成功，正在备货',
  text: `订单 ${orderId}，${itemsText}，共 ${money(payableFen)}。发出后会告诉你运单号。`,
  links: [toOrder(orderId)],
});

export const depositPaidTemplate = (order: OrderFacts): MessageContent => ({
  icon: 'clock',
  title: `定金已付，尾款 ${dateTimeText(getColumn(order, 'balanceFrom'))} 开始`,
  text: `${order.itemsText}，定金 ${money(getColumn(order, 'depositFen'))} 抵 ${money(getColumn(order, 'depositWorthFen'))}，尾款 ${balanceOf(order)}，${endText(getColumn(order, 'balanceUntil'))} 截止。`,
  links: [toOrder(order.orderId, '查看预售订单')],
});

export const balanceOpenTemplate = (order: OrderFacts): MessageContent => ({
  icon: 'clock',
  title: '预售尾款可以支付了',
  text: `${order.itemsText}，尾款 ${balanceOf(order)}，请在 ${endText(getColumn(order, 'balanceUntil'))} 前付清，逾期订单关闭。`,
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
  title: '包裹已发出',
  text: `订单 ${orderId} 的包裹由${carrier}承运${waybillNo ? `，运单号 ${waybillNo}` : ''}${expectedAt ? `，预计 ${dayText(expectedAt)}送达` : ''}。`,
  links: [toOrder(orderId, '查看物流')],
});

/** `reason` is the shopper's; null when the order timed out. */
export function orderClosedTemplate(order: OrderFacts, reason: number | null): MessageContent {
  const { orderId, itemsText } = order;
  if (order.isDepositPaid)
    return {
      icon: 'clock',
      title: '尾款未付，预售订单已关闭',
      text: `订单 ${orderId}，${itemsText}，尾款期已结束。定金按下单时同意的预售规则处理。`,
      links: [toOrder(orderId)],
    };
  return {
    icon: 'parcel',
    title: reason === null ? '订单超时未付款，已自动取消' : '订单已取消',
    text: `订单 ${orderId}，${itemsText}。占用的优惠券与积分已退回账户，想要时可以再次购买。`,
    links: [toOrder(orderId)],
  };
}

export const orderCancelledTemplate = ({ orderId, itemsText }: OrderFacts): MessageContent => ({
  icon: 'return',
  title: '订单已取消，退款处理中',
  text: `订单 ${orderId}，${itemsText}。款项按原支付方式退回，一般 1 至 3 个工作日到账。`,
  links: [toOrder(orderId, '查看退款进度')],
});

/** A refund by staff without a return. */
export const goodwillRefundTemplate = (
  { orderId, itemsText }: OrderFacts,
  amountFen: number,
): MessageContent => ({
  icon: 'return',
  title: `花容为你退款 ${money(amountFen)}`,
  text: `订单 ${orderId}，${itemsText}，商品无需寄回。款项按原支付方式退回，一般 1 至 3 个工作日到账。如已开发票，会红冲后按剩余金额重开。`,
  links: [toOrder(orderId)],
});

export const addressChangedTemplate = (
  { orderId, itemsText }: OrderFacts,
  region: string,
): MessageContent => ({
  icon: 'parcel',
  title: '收货地址已修改',
  text: `订单 ${orderId}，${itemsText}，客服已按你的要求改寄到${region}。如果不是你要求的，请马上联系客服。`,
  links: [toOrder(orderId)],
});

export const parcelRefusedTemplate = ({ orderId, itemsText }: OrderFacts): MessageContent => ({
  icon: 'return',
  title: '包裹已拒收，订单关闭',
  text: `订单 ${orderId}，${itemsText}。已付的款项会按原支付方式退回。`,
  links: [toOrder(orderId)],
});

export const orderCompletedTemplate = ({ orderId, itemsText }: OrderFacts, points: number): MessageContent =>
  points > 0
    ? {
        icon: 'coin',
        title: `${points.toLocaleString('zh-CN')} 积分已到账`,
        text: `订单 ${orderId} 已完成，${itemsText}。${STORE.points.perYuan} 积分抵 ¥1.00，下次结算可用。`,
        links: [
          { text: '查看积分', link: '/myAccount/integralFlow' },
          { text: '去评价', link: '/myOrderList?orderStatus=uncommented' },
        ],
      }
    : {
        icon: 'parcel',
        title: '订单已完成',
        text: `订单 ${orderId}，${itemsText}。用得怎么样，写给后来的人看看。`,
        links: [{ text: '去评价', link: '/myOrderList?orderStatus=uncommented' }, toOrder(orderId)],
      };
