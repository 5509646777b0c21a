import type { AutomaticText } from './automatic-text.ts';

const RETURN = { 退货单: 'R20261118001', 订单: '202611180000012345' } as const;
const INVOICE = { 订单: '202611180000012345', 金额: '¥340.00' } as const;
const aReturn = <Label extends string, Title extends string, Text extends string>(
  label: Label,
  title: Title,
  text: Text,
) => ({ group: '售后', label, title, text, variables: RETURN, required: ['退货单'] }) as const;

export const RETURN_AND_INVOICE_TEXTS = {
  'return-requested': aReturn(
    '退货申请提交后',
    '退货申请已提交',
    '退货单 {退货单}，订单 {订单}。审核结果会在这里告诉你。',
  ),
  'return-approved': {
    group: '售后',
    label: '退货审核通过，等寄回',
    title: '退货审核通过，请在 {天数} 天内寄回',
    text: '退货单 {退货单}，订单 {订单}，预计退款 {金额}。寄出后请填写运单号。',
    variables: { ...RETURN, 天数: '7', 金额: '¥340.00' },
    required: ['退货单', '天数'],
  },
  'return-shipped': aReturn(
    '填好退货运单后',
    '退货运单已登记',
    '退货单 {退货单}，订单 {订单}。仓库收到后会尽快验货。',
  ),
  'return-received': aReturn(
    '仓库收到退货后',
    '已收到退货，正在验货',
    '退货单 {退货单}，订单 {订单}。验货一般 1 至 2 个工作日。',
  ),
  'return-refunding': {
    group: '售后',
    label: '退款开始后',
    title: '退款处理中',
    text: '退货单 {退货单}，订单 {订单}，{金额} 按原支付方式退回，一般 1 至 3 个工作日到账。',
    variables: { ...RETURN, 金额: '¥340.00' },
    required: ['退货单', '金额'],
  },
  'return-refund-failed': {
    group: '售后',
    label: '退款没有成功时',
    title: '退款遇到问题，我们正在处理',
    text: '退货单 {退货单}，订单 {订单}，{金额} 暂时没有退成。不用重新申请，处理好会告诉你。',
    variables: { ...RETURN, 金额: '¥340.00' },
    required: ['退货单', '金额'],
  },
  'return-refunded': {
    group: '售后',
    label: '退款完成后',
    title: '{金额} 已退款',
    text: '退货单 {退货单}，订单 {订单}，款项已按原支付方式退回。',
    variables: { ...RETURN, 金额: '¥340.00' },
    required: ['退货单', '金额'],
  },
  'return-done': aReturn('没有退款的售后完成后', '售后已完成', '退货单 {退货单}，订单 {订单}，已处理完毕。'),
  'return-withdrawn': aReturn(
    '会员撤销退货后',
    '退货申请已撤销',
    '退货单 {退货单}，订单 {订单}。还在退货期内的话，可以重新申请。',
  ),
  'return-rejected': aReturn(
    '退货审核没有通过',
    '退货审核未通过',
    '退货单 {退货单}，订单 {订单}。原因写在退货详情里。',
  ),
  'return-inspection-failed': aReturn(
    '验货没有通过',
    '验货未通过',
    '退货单 {退货单}，订单 {订单}。原因与商品寄回安排写在退货详情里。',
  ),
  'return-expired': aReturn(
    '没有按时寄回',
    '退货单超时关闭',
    '退货单 {退货单}，订单 {订单}。没有在期限内收到寄回的商品。',
  ),
  'invoice-issued': {
    group: '发票',
    label: '发票开具后',
    title: '电子发票已开具',
    text: '订单 {订单}，金额 {金额}。可在发票列表下载。',
    variables: INVOICE,
    required: ['订单'],
  },
  'invoice-reversed': {
    group: '发票',
    label: '发票红冲后',
    title: '发票已红冲',
    text: '订单 {订单}，金额 {金额} 的发票已红冲作废，请勿再使用。',
    variables: INVOICE,
    required: ['订单', '金额'],
  },
  'invoice-failed': {
    group: '发票',
    label: '发票没有开成',
    title: '发票没有开成',
    text: '订单 {订单}，金额 {金额}。请核对抬头与税号后重新申请。',
    variables: INVOICE,
    required: ['订单'],
  },
} as const satisfies Record<string, AutomaticText>;
