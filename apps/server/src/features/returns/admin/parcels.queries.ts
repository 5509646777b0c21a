import type { ReturnStatus } from '@huarong/core/returns';
import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database';

export async function listReturnsOfWaybill(
  db: Queryable,
  waybillNo: string,
): Promise<{ id: string; status: ReturnStatus }[]> {
  const { rows } = await sql<{ id: string; status: ReturnStatus }>`
    select id, status from return_request
    where waybill_no is not null and upper(waybill_no) = upper(${waybillNo}) order by id`.execute(db);
  return rows;
}

/** The same parcel scanned twice is one row. */
export async function insertUnknownParcel(
  tx: Tx,
  { waybillNo, note, staffId }: { waybillNo: string; note: string; staffId: number },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into unknown_parcel (waybill_no, note, staff_id) values (upper(${waybillNo}), ${note}, ${staffId})
    on conflict (upper(waybill_no)) where settled_at is null
      do update set note = case when excluded.note = '' then unknown_parcel.note else excluded.note end
    returning id`.execute(tx);
  return Number(rows[0]?.id);
}

export async function listUnknownParcels(db: Queryable) {
  const { rows } = await sql<{
    id: number;
    waybill_no: string;
    note: string;
    staff_name: string;
    received_at: Date;
  }>`
    select unknown_parcel.id, waybill_no, note, staff.name as staff_name, received_at
    from unknown_parcel join staff on staff.id = unknown_parcel.staff_id
    where settled_at is null order by received_at, unknown_parcel.id limit 200`.execute(db);
  return rows;
}

/** Locked: of two people who assign it, the second finds it gone. */
export const findOpenParcel = async (tx: Tx, parcelId: number): Promise<{ id: number } | null> =>
  (await tx
    .selectFrom('unknown_parcel')
    .select('id')
    .where('id', '=', parcelId)
    .where('settled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()) ?? null;

export const settleParcel = (tx: Tx, parcelId: number, returnId: string) =>
  tx
    .updateTable('unknown_parcel')
    .set({ return_id: returnId, settled_at: sql<Date>`shop_now()` })
    .where('id', '=', parcelId)
    .execute();
