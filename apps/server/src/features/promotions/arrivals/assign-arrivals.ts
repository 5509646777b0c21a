import { ordersToServe } from '@huarong/core/presales';
import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database';
import {
  fillDepositTimes,
  listWaitingOrders,
  lockArrived,
  setAssigned,
  sumAssigned,
} from './arrivals.queries.ts';

/** Gives units that are here and belong to nobody to the oldest deposits. Does nothing for presales that are not counted. */
export async function assignArrivals(tx: Tx, presaleId: string): Promise<void> {
  const arrived = await lockArrived(tx, presaleId);
  if (arrived === null) return;
  await fillDepositTimes(tx, presaleId);
  const free = arrived - (await sumAssigned(tx, presaleId));
  if (free <= 0) return;
  const served = ordersToServe(await listWaitingOrders(tx, presaleId, free), free);
  if (served.length > 0)
    await setAssigned(
      tx,
      served.map(({ orderId }) => orderId),
      true,
    );
}

/** The deposit of an order is paid: it joins the end of the line, and gets units at once when some are left. */
export async function onDepositPaid(tx: Tx, orderId: string): Promise<void> {
  const booked = await tx
    .selectFrom('presale_order')
    .select('presale_id')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (booked) await assignArrivals(tx, booked.presale_id);
}

/**
 * Whether the units of an order are here, so that it may be packed or sent. An order that may is locked against corrections
 * until the transaction ends. One that may not is not locked: its transaction may go on to other orders.
 */
export async function hasArrived(tx: Tx, orderId: string): Promise<boolean> {
  // A count that begins at this moment waits until this order is packed, and then counts it as packed.
  await sql`select from presale where id = (select presale_id from presale_order where order_id = ${orderId})
    for key share`.execute(tx);
  if ((await listNotArrived(tx, [orderId])).size > 0) return false;
  await sql`select from presale_order where order_id = ${orderId} for share`.execute(tx);
  return (await listNotArrived(tx, [orderId])).size === 0;
}

/** SQL: the units of the order with this number have not arrived. */
export const isAwaitingArrival = (orderId: 'sub.order_id') =>
  sql<boolean>`exists (select from presale_order booked
    join presale_counting counting on counting.presale_id = booked.presale_id
    where booked.order_id = ${sql.ref(orderId)} and booked.assigned_at is null)`;

/** Those of the orders whose units have not arrived. */
export async function listNotArrived(db: Queryable, orderIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select booked.order_id as id from presale_order booked
      join presale_counting counting on counting.presale_id = booked.presale_id
    where booked.order_id = any (${[...orderIds]}) and booked.assigned_at is null
      and not booked.is_released`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
