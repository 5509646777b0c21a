import type { OrderFilters, OrderListInput } from '@huarong/contract/admin/orders';
import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database';

export interface ExportRow {
  id: string;
  staff_id: number;
  filters: OrderFilters;
  sort: OrderListInput['sort'];
  columns: string[];
  is_whole: boolean;
}
type NewExport = Omit<ExportRow, 'id'> & { row_count: number; is_cut: boolean };

export async function insertExport(tx: Tx, row: NewExport): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into order_export (staff_id, filters, sort, columns, is_whole, row_count, is_cut)
    values (${row.staff_id}, ${JSON.stringify(row.filters)}, ${row.sort}, ${row.columns}, ${row.is_whole},
      ${row.row_count}, ${row.is_cut})
    returning id`.execute(tx);
  return rows[0]?.id ?? '';
}

/** Lets the exports of one person pass one after another, so that many at once do not pass the limit. */
export async function countRecentExports(tx: Tx, staffId: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`order-exports:${staffId}`}, 0))`.execute(tx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from order_export
    where staff_id = ${staffId} and created_at > shop_now() - interval '1 hour'`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** An export of this person that was asked for within ten minutes. */
export async function findOpenExport(db: Queryable, id: string, staffId: number): Promise<ExportRow | null> {
  const { rows } = await sql<ExportRow>`
    select id, staff_id, filters, sort, columns, is_whole from order_export
    where id = ${id} and staff_id = ${staffId} and created_at > shop_now() - interval '10 minutes'`.execute(
    db,
  );
  return rows[0] ?? null;
}

export interface ExportDetails {
  shipped_at: Date | null;
  items: string[];
  waybills: string[];
}
/** subOrderId → what only a file shows. */
export async function listExportDetails(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, ExportDetails>> {
  const { rows } = await sql<ExportDetails & { id: string }>`
    select sub.id, sub.shipped_at,
      array(select concat_ws(' ', line.snapshot ->> 'productName', line.snapshot ->> 'skuName', '×', line.quantity)
        from order_line line where line.sub_order_id = sub.id order by line.position) as items,
      array(select concat_ws(' ', parcel.carrier, parcel.waybill_no)
        from parcel where parcel.sub_order_id = sub.id order by parcel.created_at, parcel.id) as waybills
    from sub_order sub where sub.id = any (${[...ids]})`.execute(db);
  return new Map(rows.map(({ id, ...details }) => [id, details]));
}
