import type { OrderSummary } from '@huarong/contract/orders';
import { OrderStatus } from '@huarong/core/orders';
import { type Fen, fromYuan, STORE, sum, ZERO } from '@huarong/core/shared';

type UnpaidOrder = Pick<OrderSummary, 'orderId' | 'orderStatus' | 'totalAmount' | 'cancelOrderTimeLeft'>;

/** The reason an order cannot be merged with others; null when it can. */
export const mergeProblem = ({ orderStatus }: UnpaidOrder): string | null =>
  orderStatus === OrderStatus.AwaitingPayment ? null : '预售的定金与尾款需单独支付';

/** The orders ticked by default: as many as one payment allows. */
export const initiallyTicked = (orders: readonly UnpaidOrder[]): string[] =>
  orders
    .filter((order) => mergeProblem(order) === null)
    .slice(0, STORE.orders.maxMergedOrders)
    .map(({ orderId }) => orderId);

export interface MergeTotal {
  count: number;
  amount: Fen;
  /** Until the first of the orders is cancelled automatically. */
  secondsLeft: number;
}

/** The total of the ticked orders and the time left to pay them. */
export function mergeTotal(orders: readonly UnpaidOrder[], ticked: readonly string[]): MergeTotal {
  const chosen = orders.filter(({ orderId }) => ticked.includes(orderId));
  return {
    count: chosen.length,
    amount: sum(chosen.map(({ totalAmount }) => fromYuan(totalAmount) ?? ZERO)),
    secondsLeft: Math.min(...chosen.map(({ cancelOrderTimeLeft = 0 }) => cancelOrderTimeLeft)),
  };
}
