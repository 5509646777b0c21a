/** 待付尾款: the deposit is paid. */
const DEPOSIT_PAID = 12;

export type PaidStage = 'full' | 'deposit' | 'cashOnDelivery';

/** The stage of an order with nothing due. An order without any payment is cash on delivery. */
export function paidStage({ orderStatus, payStatus }: { orderStatus: number; payStatus: number }): PaidStage {
  if (orderStatus === DEPOSIT_PAID) return 'deposit';
  return payStatus === 0 ? 'cashOnDelivery' : 'full';
}
