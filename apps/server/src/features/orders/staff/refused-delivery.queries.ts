import { OrderStatus, ParcelStatus } from '@huarong/core/orders';
import { sql } from 'kysely';
import { type Queryable, statusIn, type Tx } from '#platform/database';
import { itemsText } from './list-sub-orders.ts';

export const getSubOrderStatus = async (db: Queryable, subOrderId: string): Promise<OrderStatus | null> =>
  (await db.selectFrom('sub_order').select('status').where('id', '=', subOrderId).executeTakeFirst())
    ?.status ?? null;

export const listParcelIds = async (db: Queryable, subOrderId: string): Promise<string[]> =>
  (
    await db.selectFrom('parcel').select('id').where('sub_order_id', '=', subOrderId).orderBy('id').execute()
  ).map(({ id }) => id);

export const hasDeliveredParcel = async (db: Queryable, subOrderId: string): Promise<boolean> =>
  (await db
    .selectFrom('parcel')
    .select('id')
    .where('sub_order_id', '=', subOrderId)
    .where('status', '=', ParcelStatus.Delivered)
    .executeTakeFirst()) !== undefined;

/** False when it was received before. */
export async function insertRefusedDelivery(tx: Tx, subOrderId: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('refused_delivery')
    .values({ sub_order_id: subOrderId, received_at: sql<Date>`shop_now()` })
    .onConflict((conflict) => conflict.column('sub_order_id').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Once: a second inspection finds nothing to record. */
export async function recordInspection(
  tx: Tx,
  subOrderId: string,
  { isSellable, note }: { isSellable: boolean; note?: string | undefined },
): Promise<'recorded' | 'not-received' | 'already'> {
  const { numUpdatedRows } = await tx
    .updateTable('refused_delivery')
    .set({ inspected_at: sql<Date>`shop_now()`, is_sellable: isSellable, note: note || null })
    .where('sub_order_id', '=', subOrderId)
    .where('inspected_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return 'recorded';
  const received = await tx
    .selectFrom('refused_delivery')
    .select('sub_order_id')
    .where('sub_order_id', '=', subOrderId)
    .executeTakeFirst();
  return received ? 'already' : 'not-received';
}

export interface RefusedDeliveryRow {
  sub_order_id: string;
  refused_at: Date;
  received_at: Date | null;
  inspected_at: Date | null;
  is_sellable: boolean | null;
  note: string | null;
  payable_fen: number;
  recipient_name: string;
  items: string;
}

/** Refused sub-orders that are not closed yet, the longest waiting first. */
export async function listRefusedDeliveries(db: Queryable, limit = 50): Promise<RefusedDeliveryRow[]> {
  const { rows } = await sql<RefusedDeliveryRow>`
    select sub.id as sub_order_id, refused.at as refused_at, received_at, inspected_at, is_sellable, refused_delivery.note,
      shop_order.payable_fen, shop_order.recipient->>'name' as recipient_name,
      ${itemsText} as items
    from sub_order sub join shop_order on shop_order.id = sub.order_id
      left join refused_delivery on refused_delivery.sub_order_id = sub.id
      cross join lateral (
        select at from order_status_change change
        where change.sub_order_id = sub.id and ${statusIn('change.to_status', [OrderStatus.Refused])}
          and change.at >= shop_order.created_at - interval '1 day'
        order by change.id desc limit 1) refused
    where ${statusIn('sub.status', [OrderStatus.Refused])}
    order by refused.at, sub.id limit ${limit}`.execute(db);
  return rows;
}
