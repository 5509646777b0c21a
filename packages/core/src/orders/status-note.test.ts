import { expect, test } from 'vitest';
import { fen } from '../shared/index.ts';
import { OrderStatus } from './order-status.ts';
import { refundReasonText } from './refund-reason.ts';
import { type StatusNoteFacts, statusNote } from './status-note.ts';

const at = (text: string) => new Date(`${text}+08:00`);
const FACTS: StatusNoteFacts = {
  status: OrderStatus.AwaitingPayment,
  now: at('2026-11-15T20:14:00'),
  confirmUntil: at('2026-11-16T20:14:00'),
  isCashOnDelivery: false,
  presale: null,
  shipsBy: null,
  parcelCount: 0,
  receiptDue: null,
  isReceiptExtended: false,
  isCancelPending: false,
  isDepositForfeited: false,
  isRefused: false,
  cancelReason: null,
  hasBenefits: false,
  receiptDays: 10,
  returnDays: 7,
};
const PRESALE = {
  deposit: fen(50_00),
  balance: fen(540_00),
  balanceFrom: at('2026-11-20T10:00:00'),
  balanceUntil: at('2026-11-22T23:59:00'),
};

test.each<[Partial<StatusNoteFacts>, string]>([
  [{}, '超时未付款订单自动取消，库存随之释放。'],
  [{ hasBenefits: true }, '超时未付款订单自动取消，库存、优惠券与积分随之释放。'],
  [
    { status: OrderStatus.AwaitingBalance, presale: PRESALE },
    '定金 ¥50.00 已付，11 月 20 日 10:00 起可付尾款 ¥540.00。',
  ],
  [
    { status: OrderStatus.AwaitingBalance, presale: PRESALE, now: at('2026-11-21T08:00:00') },
    '定金 ¥50.00 已付，请在 11 月 22 日 23:59 前付尾款 ¥540.00，逾期订单取消，定金不退。',
  ],
  [
    { status: OrderStatus.AwaitingConfirmation, isCashOnDelivery: true },
    '货到付款订单请在 11 月 16 日 20:14 前用短信确认，超时自动取消。',
  ],
  [
    { status: OrderStatus.Shipped, parcelCount: 2, receiptDue: at('2026-11-25T22:05:00') },
    '共 2 个包裹，已全部发出。11 月 25 日 自动确认收货。签收后可申请发票。',
  ],
  [
    { status: OrderStatus.Delivered, receiptDue: at('2026-11-28T22:05:00'), isReceiptExtended: true },
    '已签收，次日起 7 天内可申请退货。已延长收货，11 月 28 日 自动确认收货。',
  ],
  [
    { status: OrderStatus.Cancelling, isCancelPending: true },
    '仓库同意后款项原路退回；已经出库时订单继续派送。',
  ],
  [{ status: OrderStatus.Cancelling }, '款项正在原路退回，全部退回后订单关闭。'],
  [{ status: OrderStatus.Cancelled }, '没有在期限内付款，订单自动取消。'],
  [
    { status: OrderStatus.Cancelled, cancelReason: 3, hasBenefits: true },
    '取消原因：重复下单。优惠券与积分已退回账户。',
  ],
  [
    { status: OrderStatus.Cancelled, isDepositForfeited: true, presale: PRESALE },
    '尾款没有在期限内支付，订单自动取消，定金不退。',
  ],
  [{ status: OrderStatus.Closed }, '款项已全部退回，订单关闭。'],
  [{ status: OrderStatus.Closed, isRefused: true }, '包裹被拒收，款项已全部退回，订单关闭。'],
  [{ status: OrderStatus.Closed, isRefused: true, isCashOnDelivery: true }, '包裹被拒收，订单关闭。'],
  [
    { status: OrderStatus.Refused, isRefused: true },
    '包裹被拒收，正在退回仓库，仓库收到并检查后款项原路退回。',
  ],
])('an order with %j says %s', (facts, text) => expect(statusNote({ ...FACTS, ...facts })).toBe(text));

test('every status has a sentence', () => {
  for (const status of Object.values(OrderStatus)) expect(statusNote({ ...FACTS, status })).toMatch(/。$/);
});

test.each([
  ['cancel:263849105527718046-1', 7, '取消订单：等待时间过长'],
  ['return:R1', null, '退货退款'],
  ['refused:263849105527718046-1', null, '包裹拒收退款'],
  ['late:P1:263849105527718046', null, '订单关闭后到账的付款'],
  ['shop:1:late parcel', null, '客服退款'],
] as const)('the reason %s reads in words', (key, reason, text) =>
  expect(refundReasonText(key, reason)).toBe(text),
);
