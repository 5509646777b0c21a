import { OrderStatus, PayStatus } from '@huarong/core/orders';

export type PaidStage = 'full' | 'deposit' | 'cashOnDelivery';

/** The stage of an order with nothing due. An order without any payment is cash on delivery. */
export function paidStage({ orderStatus, payStatus }: { orderStatus: number; payStatus: number }): PaidStage {
  if (orderStatus === OrderStatus.AwaitingBalance) return 'deposit';
  return payStatus === PayStatus.Unpaid ? 'cashOnDelivery' : 'full';
}
