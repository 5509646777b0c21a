import type { OrderStatus } from '@huarong/core/orders';
import { sql } from 'kysely';
import { type Queryable, statusIn } from '#platform/database';
import { shipDeadline, TO_SHIP } from '../list/ship-deadline.ts';

export interface ChangeRow {
  id: number;
  sub_order_id: string;
  from_status: OrderStatus | null;
  to_status: OrderStatus;
  at: Date;
  made_by: string | null;
  reason: string | null;
  name: string | null;
}
/** Every status change with who made it; `name` is null for shoppers and the shop itself. */
export const listChanges = async (db: Queryable, orderId: string): Promise<ChangeRow[]> =>
  (
    await sql<ChangeRow>`
      select change.id, change.sub_order_id, change.from_status, change.to_status, change.at, change.made_by,
        change.reason, staff.name
      from sub_order sub join order_status_change change on change.sub_order_id = sub.id
        left join staff on change.made_by = 'staff:' || staff.id
      where sub.order_id = ${orderId} order by change.id`.execute(db)
  ).rows;

export interface NoteRow {
  id: number;
  text: string;
  is_pinned: boolean;
  created_at: Date;
  name: string;
}
export const listNotes = async (db: Queryable, orderId: string): Promise<NoteRow[]> =>
  (
    await sql<NoteRow>`
      select order_note.id, text, is_pinned, order_note.created_at, staff.name
      from order_note join staff on staff.id = order_note.staff_id
      where order_id = ${orderId} order by order_note.id`.execute(db)
  ).rows;

export const listTags = async (db: Queryable, orderId: string): Promise<string[]> =>
  (
    await db
      .selectFrom('order_tag')
      .select('tag')
      .where('order_id', '=', orderId)
      .orderBy('created_at')
      .orderBy('tag')
      .execute()
  ).map(({ tag }) => tag);

export interface RefundRow {
  id: string;
  created_at: Date;
  made_by: string | null;
  name: string | null;
}
/** Who started each refund; the rest of a refund comes from payments. */
export const listRefundMakers = async (db: Queryable, orderId: string): Promise<RefundRow[]> =>
  (
    await sql<RefundRow>`
      select refund.id, refund.created_at, refund.made_by, staff.name from refund
        left join staff on refund.made_by = 'staff:' || staff.id
      where refund.order_id = ${orderId} order by refund.created_at, refund.id`.execute(db)
  ).rows;

/** subOrderId → when it must have left. */
export async function listDeadlines(
  db: Queryable,
  orderId: string,
): Promise<Map<string, { shipBy: Date; isLate: boolean }>> {
  const { rows } = await sql<{ id: string; ship_by: Date; is_late: boolean }>`
    select sub.id, ${shipDeadline} as ship_by, ${shipDeadline} < shop_now() as is_late
    from sub_order sub join shop_order on shop_order.id = sub.order_id
    where sub.order_id = ${orderId} and ${statusIn('sub.status', TO_SHIP)}`.execute(db);
  return new Map(rows.map(({ id, ship_by, is_late }) => [id, { shipBy: ship_by, isLate: is_late }]));
}

/** parcelId → when it left. */
export const listParcelTimes = async (db: Queryable, orderId: string): Promise<Map<string, Date>> =>
  new Map(
    (
      await sql<{ id: string; created_at: Date }>`
        select parcel.id, parcel.created_at from parcel join sub_order on sub_order.id = parcel.sub_order_id
        where sub_order.order_id = ${orderId}`.execute(db)
    ).rows.map(({ id, created_at }) => [id, created_at]),
  );

/** Sub-orders whose refused parcels are back, and whether they were inspected. */
export const listRefusedBack = async (db: Queryable, orderId: string): Promise<Map<string, boolean>> =>
  new Map(
    (
      await sql<{ id: string; is_inspected: boolean }>`
        select sub.id, refused.inspected_at is not null as is_inspected
        from sub_order sub join refused_delivery refused on refused.sub_order_id = sub.id
        where sub.order_id = ${orderId}`.execute(db)
    ).rows.map(({ id, is_inspected }) => [id, is_inspected]),
  );
