import type { OrderStatus } from './order-status.ts';

export interface StatusChange {
  to: OrderStatus;
  at: Date;
}
export interface TimelineStep {
  label: string;
  at?: Date;
  done: boolean;
}

const ENDINGS: Partial<Record<OrderStatus, string>> = { 90: '已取消', 91: '已关闭', 92: '已拒收' };
const ORDINARY = [
  { label: '提交订单', reached: [10, 11, 20, 30] },
  { label: '付款成功', reached: [30] },
  { label: '商品出库', reached: [40, 50] },
  { label: '已签收', reached: [60] },
  { label: '交易完成', reached: [70] },
] as const;
const PRESALE = [
  { label: '提交订单', reached: [11] },
  { label: '支付定金', reached: [12] },
  { label: '支付尾款', reached: [30] },
  ...ORDINARY.slice(2),
] as const;

/** The steps of an order with their times. An order that ended early shows only the steps it reached. */
export function timelineOf(
  changes: readonly StatusChange[],
  kind: { isPresale: boolean; isCashOnDelivery: boolean },
): TimelineStep[] {
  const steps = (kind.isPresale ? PRESALE : ORDINARY).map(({ label, reached }) => {
    const change = changes.find(({ to }) => (reached as readonly number[]).includes(to));
    const shown = kind.isCashOnDelivery && label === '付款成功' ? '订单确认' : label;
    return change ? { label: shown, at: change.at, done: true } : { label: shown, done: false };
  });
  const end = changes.find(({ to }) => ENDINGS[to]);
  // Receipt can be confirmed without a signature, when the carrier sent no tracking events.
  const completed = steps.at(-1)?.done ?? false;
  if (!end) return completed ? steps.map((step) => ({ ...step, done: true })) : steps;
  return [...steps.filter(({ done }) => done), { label: ENDINGS[end.to]!, at: end.at, done: true }];
}
