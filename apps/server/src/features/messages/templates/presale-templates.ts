import { displayYuan, fen } from '@huarong/core/shared';
import { getColumn } from '#platform/database';
import type { MessageContent } from '../message.ts';
import type { OrderFacts } from '../order-facts.queries.ts';
import { writeText } from '../texts/automatic-texts.ts';
import { endText } from './date-texts.ts';

type PresaleOrder = Pick<OrderFacts, 'orderId' | 'itemsText'>;
const REASON_LENGTH = 100;
const orderLink = (orderId: string) => ({ text: '查看预售订单', link: `/myOrderList/${orderId}` });

export const presaleDatesTemplate = (
  order: PresaleOrder & Pick<OrderFacts, 'balanceUntil'>,
  {
    isEndedEarly,
    isOpenLonger,
    isLonger,
  }: { isEndedEarly: boolean; isOpenLonger: boolean; isLonger: boolean },
): MessageContent => ({
  icon: 'clock',
  ...writeText('presale-dates', {
    订单: order.orderId,
    商品: order.itemsText,
    变化: [
      ...(isEndedEarly ? ['提前结束收定金，你已付的定金照旧有效'] : []),
      ...(isOpenLonger ? ['收定金的时间延长，你的订单不受影响'] : []),
      isLonger
        ? `付尾款延长到 ${endText(getColumn(order, 'balanceUntil'))}`
        : `付尾款的截止仍是 ${endText(getColumn(order, 'balanceUntil'))}`,
      '发货时间不变',
    ].join('，'),
  }),
  links: [orderLink(order.orderId)],
});

export const presaleCancelledTemplate = (
  { orderId, itemsText }: PresaleOrder,
  { refundFen, extraFen, reason }: { refundFen: number; extraFen: number; reason: string },
): MessageContent => ({
  icon: 'return',
  ...writeText('presale-cancelled', {
    订单: orderId,
    商品: itemsText,
    // A message has at most 300 characters.
    原因: reason.length > REASON_LENGTH ? `${reason.slice(0, REASON_LENGTH)}…` : reason,
    金额: displayYuan(fen(refundFen)),
    加倍: extraFen > 0 ? `；另按定金双倍返还补付 ${displayYuan(fen(extraFen))}，客服会联系你转账` : '',
  }),
  links: [orderLink(orderId)],
});

export const presaleReminderTemplate = (
  order: PresaleOrder & Pick<OrderFacts, 'payableFen' | 'depositFen' | 'balanceUntil'>,
): MessageContent => ({
  icon: 'clock',
  ...writeText('presale-reminder', {
    订单: order.orderId,
    商品: order.itemsText,
    尾款: displayYuan(fen(order.payableFen - getColumn(order, 'depositFen'))),
    截止: endText(getColumn(order, 'balanceUntil')),
  }),
  links: [{ text: '付尾款', link: `/payment/${order.orderId}` }, orderLink(order.orderId)],
});
