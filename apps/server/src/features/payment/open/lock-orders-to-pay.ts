import type { Tx } from '#platform/database';
import { listOrdersToPay, lockOrders, type OrderToPay } from '../orders-to-pay.queries.ts';
import { listOpenPaymentsOf, type OpenPayment } from '../payment.queries.ts';

export interface LockedOrders {
  orders: readonly OrderToPay[];
  /** Attempts of these orders that wait for their money. */
  open: readonly OpenPayment[];
  /** By the shop's clock. */
  now: Date;
}

/** Takes orders and reads what their payments depend on; with an owner only hers, and null when one of them is not. */
export async function lockOrdersToPay(
  tx: Tx,
  orderIds: readonly string[],
  owner?: string,
): Promise<LockedOrders | null> {
  // Asked in one breath and answered in turn: what is read was read under the lock.
  const [locked, orders, open] = await Promise.all([
    lockOrders(tx, orderIds, owner),
    listOrdersToPay(tx, orderIds, owner),
    listOpenPaymentsOf(tx, orderIds),
  ]);
  return locked.length === orderIds.length ? { orders, open, now: locked[0]!.now } : null;
}
