import { displayYuan, fen, STORE } from '@huarong/core/shared';
import type { Words } from '../message.ts';

export interface MovedReturn {
  returnId: string;
  orderId: string;
  /** Null: a guest's. */
  memberId: string | null;
  status: number;
  statusText: string;
  refundFen: number;
}

/** `link`: what its link says, when there is something to do. */
type Saying = (moved: MovedReturn) => { title: string; text: string; link?: string };
const money = (amount: number) => displayYuan(fen(amount));
const number = ({ returnId, orderId }: MovedReturn) => `退货单 ${returnId}，订单 ${orderId}`;

/** By status of the return. */
const SAYINGS: Record<number, Saying> = {
  10: (moved) => ({ title: '退货申请已提交', text: `${number(moved)}。审核结果会在这里告诉你。` }),
  20: (moved) => ({
    title: `退货审核通过，请在 ${STORE.orders.returnDays} 天内寄回`,
    text: `${number(moved)}，预计退款 ${money(moved.refundFen)}。寄出后请填写运单号。`,
    link: '填写运单',
  }),
  30: (moved) => ({ title: '退货运单已登记', text: `${number(moved)}。仓库收到后会尽快验货。` }),
  40: (moved) => ({ title: '已收到退货，正在验货', text: `${number(moved)}。验货一般 1 至 2 个工作日。` }),
  50: (moved) => ({
    title: '退款处理中',
    text: `${number(moved)}，${money(moved.refundFen)} 按原支付方式退回，一般 1 至 3 个工作日到账。`,
  }),
  55: (moved) => ({
    title: '退款遇到问题，我们正在处理',
    text: `${number(moved)}，${money(moved.refundFen)} 暂时没有退成。不用重新申请，处理好会告诉你。`,
  }),
  60: (moved) => ({
    title: moved.refundFen > 0 ? `${money(moved.refundFen)} 已退款` : '售后已完成',
    text: `${number(moved)}，${moved.refundFen > 0 ? '款项已按原支付方式退回。' : '已处理完毕。'}`,
  }),
  81: (moved) => ({ title: '退货申请已撤销', text: `${number(moved)}。还在退货期内的话，可以重新申请。` }),
  82: (moved) => ({ title: '退货审核未通过', text: `${number(moved)}。原因写在退货详情里。` }),
  83: (moved) => ({ title: '验货未通过', text: `${number(moved)}。原因与商品寄回安排写在退货详情里。` }),
  84: (moved) => ({ title: '退货单超时关闭', text: `${number(moved)}。没有在期限内收到寄回的商品。` }),
};

const byName: Saying = (moved) => ({ title: `退货${moved.statusText}`, text: `${number(moved)}。` });

/** A status that the table does not know is told by its own name. */
export function returnWords(moved: MovedReturn): Words {
  const say = SAYINGS[moved.status] ?? byName;
  const { link = '查看退货进度', ...words } = say(moved);
  return {
    icon: 'return',
    ...words,
    links: [{ text: link, link: `/myAccount/returnDetails/${moved.returnId}` }],
  };
}
