import { ReturnStatus } from '@huarong/core/returns';
import { displayYuan, fen, STORE } from '@huarong/core/shared';
import type { ReturnMove } from '../../returns/index.ts';
import type { MessageContent } from '../message.ts';

/** `link`: the link text, when the member has something to do. */
type ReturnText = (move: ReturnMove) => { title: string; text: string; link?: string };
const money = (amount: number) => displayYuan(fen(amount));
const returnReference = ({ returnId, orderId }: ReturnMove) => `退货单 ${returnId}，订单 ${orderId}`;

/** By return status. */
const RETURN_TEXTS: Record<number, ReturnText> = {
  [ReturnStatus.AwaitingReview]: (move) => ({
    title: '退货申请已提交',
    text: `${returnReference(move)}。审核结果会在这里告诉你。`,
  }),
  [ReturnStatus.AwaitingShipment]: (move) => ({
    title: `退货审核通过，请在 ${STORE.orders.returnDays} 天内寄回`,
    text: `${returnReference(move)}，预计退款 ${money(move.refundFen)}。寄出后请填写运单号。`,
    link: '填写运单',
  }),
  [ReturnStatus.InTransit]: (move) => ({
    title: '退货运单已登记',
    text: `${returnReference(move)}。仓库收到后会尽快验货。`,
  }),
  [ReturnStatus.Inspecting]: (move) => ({
    title: '已收到退货，正在验货',
    text: `${returnReference(move)}。验货一般 1 至 2 个工作日。`,
  }),
  [ReturnStatus.Refunding]: (move) => ({
    title: '退款处理中',
    text: `${returnReference(move)}，${money(move.refundFen)} 按原支付方式退回，一般 1 至 3 个工作日到账。`,
  }),
  [ReturnStatus.RefundFailed]: (move) => ({
    title: '退款遇到问题，我们正在处理',
    text: `${returnReference(move)}，${money(move.refundFen)} 暂时没有退成。不用重新申请，处理好会告诉你。`,
  }),
  [ReturnStatus.Completed]: (move) => ({
    title: move.refundFen > 0 ? `${money(move.refundFen)} 已退款` : '售后已完成',
    text: `${returnReference(move)}，${move.refundFen > 0 ? '款项已按原支付方式退回。' : '已处理完毕。'}`,
  }),
  [ReturnStatus.Withdrawn]: (move) => ({
    title: '退货申请已撤销',
    text: `${returnReference(move)}。还在退货期内的话，可以重新申请。`,
  }),
  [ReturnStatus.Rejected]: (move) => ({
    title: '退货审核未通过',
    text: `${returnReference(move)}。原因写在退货详情里。`,
  }),
  [ReturnStatus.InspectionFailed]: (move) => ({
    title: '验货未通过',
    text: `${returnReference(move)}。原因与商品寄回安排写在退货详情里。`,
  }),
  [ReturnStatus.Expired]: (move) => ({
    title: '退货单超时关闭',
    text: `${returnReference(move)}。没有在期限内收到寄回的商品。`,
  }),
};

const fallbackText: ReturnText = (move) => ({
  title: `退货${move.statusText}`,
  text: `${returnReference(move)}。`,
});

/** An unlisted status is shown by its own name. */
export function returnTemplate(move: ReturnMove): MessageContent {
  const textOf = RETURN_TEXTS[move.status] ?? fallbackText;
  const { link = '查看退货进度', ...content } = textOf(move);
  return {
    icon: 'return',
    ...content,
    links: [{ text: link, link: `/myAccount/returnDetails/${move.returnId}` }],
  };
}
