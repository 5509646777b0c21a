import { sql } from 'kysely';
import type { Queryable } from '#platform/database';

interface MovementRow {
  id: number;
  created_at: Date;
  delta: number;
  reason: string;
  reference: string;
  made_by: string | null;
  staff_name: string | null;
}

/** The last changes of a lot. */
export const listMovements = async (db: Queryable, lotId: number): Promise<MovementRow[]> =>
  (
    await sql<MovementRow>`
      select page.*, staff.name as staff_name from (
        select created_at, delta, reason, reference, made_by, id from stock_lot_movement
        where lot_id = ${lotId} order by id desc limit 100
      ) page left join staff on 'staff:' || staff.id = page.made_by order by page.id desc`.execute(db)
  ).rows;

/** How many orders got units of a lot, and how many units. */
export async function countShipped(db: Queryable, lotId: number): Promise<{ orders: number; units: number }> {
  const { rows } = await sql<{ orders: number; units: number }>`
    select count(distinct sub.order_id)::int as orders, coalesce(sum(sent.quantity), 0)::int as units
    from parcel_item_lot sent join parcel on parcel.id = sent.parcel_id
      join sub_order sub on sub.id = parcel.sub_order_id
    where sent.lot_id = ${lotId}`.execute(db);
  return rows[0] ?? { orders: 0, units: 0 };
}

export const findRecallId = async (db: Queryable, lotId: number): Promise<number | null> =>
  (await db.selectFrom('recall').select('id').where('lot_id', '=', lotId).executeTakeFirst())?.id ?? null;
