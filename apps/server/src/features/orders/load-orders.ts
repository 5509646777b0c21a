import type { SettingValues } from '@huarong/core/settings';
import { getFirst, getFrom } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import type { Queryable } from '#platform/database';
import { listRecalledLines, type RecalledLine } from '../inventory/index.ts';
import { readSettingTimes } from '../settings/index.ts';
import type { LineRow, OrderRow, SubOrderRow } from './order-rows.ts';
import { listLines, listSubOrders } from './orders.queries.ts';

export interface LoadedSubOrder {
  sub: SubOrderRow;
  lines: LineRow[];
}
export interface LoadedOrder {
  order: OrderRow;
  subOrders: LoadedSubOrder[];
  /** Business time when the order was read. */
  now: Date;
  /** Of the time at which the order was placed. */
  times: SettingValues<'order-times'>;
  /** lineId → its units that are recalled and not on their way back. */
  recalled: ReadonlyMap<string, RecalledLine>;
}

/** Loads sub-orders and lines of the given orders, in the given order: five statements in one round trip. */
export async function loadOrders(db: Queryable, orders: readonly OrderRow[]): Promise<LoadedOrder[]> {
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const [now, subs, lines, timesAt, recalled] = await Promise.all([
    readClock(db),
    listSubOrders(db, ids),
    listLines(db, ids),
    readSettingTimes(db, 'order-times'),
    listRecalledLines(db, ids),
  ]);
  const subsOf = Map.groupBy(subs, (sub) => sub.order_id);
  const linesOf = Map.groupBy(lines, (line) => line.sub_order_id);
  return orders.map(
    (order): LoadedOrder => ({
      order,
      now,
      times: timesAt(order.created_at),
      recalled,
      subOrders: getFrom(subsOf, order.id).map((sub) => ({ sub, lines: linesOf.get(sub.id) ?? [] })),
    }),
  );
}

export async function loadOrder(db: Queryable, order: OrderRow): Promise<LoadedOrder> {
  return getFirst(await loadOrders(db, [order]));
}

/** A sub-order that is known to be one of this order. */
export function getSubOrder({ order, subOrders }: LoadedOrder, subOrderId: string): LoadedSubOrder {
  const found = subOrders.find(({ sub }) => sub.id === subOrderId);
  if (!found) throw new RangeError(`order ${order.id} has no sub-order ${subOrderId}`);
  return found;
}
