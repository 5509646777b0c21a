import { getFirst } from '@huarong/core/shared';
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

/** Locks the orders of this owner and reads what their payments depend on. Null unless all belong to that owner. */
export async function lockOrdersToPay(
  tx: Tx,
  orderIds: readonly string[],
  owner: string,
): Promise<LockedOrders | null> {
  const { locked, orders, open } = await lockAndRead(tx, orderIds, owner);
  return locked.length === orderIds.length ? { orders, open, now: getFirst(locked).now } : null;
}

/** The same for orders that the caller knows to exist, whoever owns them. */
export async function getLockedOrdersToPay(tx: Tx, orderIds: readonly string[]): Promise<LockedOrders> {
  const { locked, orders, open } = await lockAndRead(tx, orderIds);
  return { orders, open, now: getFirst(locked).now };
}

async function lockAndRead(tx: Tx, orderIds: readonly string[], owner?: string) {
  const { locked, orders } = await lockThenRead(
    tx,
    (first) => lockOrders(first, orderIds, owner),
    () => ({ orders: listOrdersToPay(tx, orderIds, owner) }),
  );
  const hasOpen = orders.some(({ openPayments }) => openPayments > 0);
  return { locked, orders, open: hasOpen ? await listOpenPaymentsOf(tx, orderIds) : [] };
}
