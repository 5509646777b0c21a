import { OrderStatus } from './order-status.ts';

export interface StatusChange {
  to: OrderStatus;
  at: Date;
}
export interface TimelineStep {
  label: string;
  at?: Date;
  done: boolean;
}

const ENDINGS: Partial<Record<OrderStatus, string>> = {
  [OrderStatus.Cancelled]: '已取消',
  [OrderStatus.Closed]: '已关闭',
  [OrderStatus.Refused]: '已拒收',
};
interface StepDefinition {
  label: string;
  /** Reached with any of these statuses. */
  reached: readonly OrderStatus[];
}

const ORDINARY: readonly StepDefinition[] = [
  {
    label: '提交订单',
    reached: [
      OrderStatus.AwaitingPayment,
      OrderStatus.AwaitingDeposit,
      OrderStatus.AwaitingConfirmation,
      OrderStatus.AwaitingShipment,
    ],
  },
  { label: '付款成功', reached: [OrderStatus.AwaitingShipment] },
  { label: '商品出库', reached: [OrderStatus.PartlyShipped, OrderStatus.Shipped] },
  { label: '已签收', reached: [OrderStatus.Delivered] },
  { label: '交易完成', reached: [OrderStatus.Completed] },
];
const PRESALE: readonly StepDefinition[] = [
  { label: '提交订单', reached: [OrderStatus.AwaitingDeposit] },
  { label: '支付定金', reached: [OrderStatus.AwaitingBalance] },
  { label: '支付尾款', reached: [OrderStatus.AwaitingShipment] },
  ...ORDINARY.slice(2),
];

/** The steps of an order with their times. An order that ended early shows only the steps it reached. */
export function timelineOf(
  changes: readonly StatusChange[],
  kind: { isPresale: boolean; isCashOnDelivery: boolean },
): TimelineStep[] {
  const steps = (kind.isPresale ? PRESALE : ORDINARY).map(({ label, reached }) => {
    const change = changes.find(({ to }) => reached.includes(to));
    const shown = kind.isCashOnDelivery && label === '付款成功' ? '订单确认' : label;
    return change ? { label: shown, at: change.at, done: true } : { label: shown, done: false };
  });
  // A refused order is closed later, and several sub-orders may end alike: each ending is shown once.
  const ends = changes
    .flatMap(({ to, at }) => {
      const label = ENDINGS[to];
      return label ? [{ label, at, done: true }] : [];
    })
    .filter(({ label }, index, all) => all.findIndex((end) => end.label === label) === index);
  // Receipt can be confirmed without a signature, when the carrier sent no tracking events.
  const completed = steps.at(-1)?.done ?? false;
  if (ends.length === 0) return completed ? steps.map((step) => ({ ...step, done: true })) : steps;
  return [...steps.filter(({ done }) => done), ...ends];
}
