/** 待付尾款: a deposit has come in. */
const DEPOSIT_PAID = 12;

export type PaidStage = 'whole' | 'deposit' | 'atDoor';

/** What there is to say once nothing is due: an order with no money in it is paid for at the door. */
export function paidStage({ orderStatus, payStatus }: { orderStatus: number; payStatus: number }): PaidStage {
  if (orderStatus === DEPOSIT_PAID) return 'deposit';
  return payStatus === 0 ? 'atDoor' : 'whole';
}
