import { lockThenRead, type Tx } from '#platform/database';
import { listOrdersToPay, lockOrders, type OrderToPay } from '../orders-to-pay.queries.ts';
import { listOpenPaymentsOf, type OpenPayment } from '../payment.queries.ts';

export interface LockedOrders {
  orders: readonly OrderToPay[];
  /** Open payments of these orders. */
  open: readonly OpenPayment[];
  /** Time of the shop clock. */
  now: Date;
}

/** Locks orders and reads what their payments depend on. With an owner, null unless all orders belong to that owner. */
export async function lockOrdersToPay(
  tx: Tx,
  orderIds: readonly string[],
  owner?: string,
): Promise<LockedOrders | null> {
  const { locked, orders, open } = await lockThenRead(
    tx,
    (first) => lockOrders(first, orderIds, owner),
    () => ({ orders: listOrdersToPay(tx, orderIds, owner), open: listOpenPaymentsOf(tx, orderIds) }),
  );
  return locked.length === orderIds.length ? { orders, open, now: locked[0]!.now } : null;
}
