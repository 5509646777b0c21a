import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/database';

/** A redeemed reward that waits for the member's next order. */
export interface WaitingExchange {
  exchangeId: string;
  skuId: string;
  name: string;
}

/** Whether a reward of this sku can be a line of an order: without a sku, or once it is no longer sold, it cannot. */
export const isSendable = (skuId: RawBuilder<unknown>) => sql<boolean>`exists (
  select from sku join product on product.id = sku.product_id
  where sku.id = ${skuId} and sku.is_live and product.status = 'published')`;

/** Sub-query: the waiting exchanges of a member, the oldest first. A reward without a sku cannot be a line of an order. */
export const waitingExchanges = (memberId: string | null) => sql<WaitingExchange[]>`
  select coalesce(jsonb_agg(jsonb_build_object('exchangeId', exchange.id, 'skuId', reward.sku_id, 'name', exchange.name)
    order by exchange.at, exchange.id), '[]')
  from points_exchange exchange join points_reward reward on reward.id = exchange.reward_id
  where exchange.member_id = ${memberId} and exchange.state = 'placed' and exchange.order_id is null
    and reward.sku_id is not null`;

/** Assigns waiting rewards to an order. False when one of them is no longer waiting; then the caller must roll back. */
export async function joinExchanges(
  tx: Tx,
  { memberId, orderId, exchangeIds }: { memberId: string; orderId: string; exchangeIds: readonly string[] },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('points_exchange')
    .set({ order_id: orderId })
    .where('member_id', '=', memberId)
    .where('state', '=', 'placed')
    .where('order_id', 'is', null)
    .where((row) => row('id', '=', row.fn.any(row.val([...exchangeIds]))))
    .executeTakeFirst();
  return Number(numUpdatedRows) === exchangeIds.length;
}

/** The rewards of a cancelled order wait for the next one again. What was sent stays sent. */
export async function releaseExchanges(tx: Tx, orderId: string): Promise<void> {
  await tx
    .updateTable('points_exchange')
    .set({ order_id: null })
    .where('order_id', '=', orderId)
    .where('state', '=', 'placed')
    .execute();
}

/** The rewards are back in the warehouse, or never left it: they wait for the next order again. */
export async function returnExchanges(
  tx: Tx,
  orderId: string,
  exchangeIds: readonly string[],
): Promise<void> {
  await tx
    .updateTable('points_exchange')
    .set({ state: 'placed', order_id: null, sent_at: null })
    .where('order_id', '=', orderId)
    .where((row) => row('id', '=', row.fn.any(row.val([...exchangeIds]))))
    .execute();
}

/** A waiting reward left in a parcel of its own; false when it goes with an order or has been sent. */
export async function sendExchangeAlone(
  tx: Tx,
  exchangeId: string,
  { carrier, waybillNo }: { carrier: string; waybillNo: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('points_exchange')
    .set({ state: 'sent', sent_at: sql<Date>`shop_now()`, carrier, waybill_no: waybillNo })
    .where('id', '=', exchangeId)
    .where('state', '=', 'placed')
    .where('order_id', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The rewards left the warehouse in a parcel of their order. */
export async function markExchangesSent(
  tx: Tx,
  orderId: string,
  exchangeIds: readonly string[],
): Promise<void> {
  await tx
    .updateTable('points_exchange')
    .set({ state: 'sent', sent_at: sql<Date>`shop_now()` })
    .where('order_id', '=', orderId)
    .where('state', '=', 'placed')
    .where((row) => row('id', '=', row.fn.any(row.val([...exchangeIds]))))
    .execute();
}
