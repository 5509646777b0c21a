import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database';

export type Report = 'sales' | 'promotions' | 'orders' | 'returns' | 'members' | 'stock';
/** Where the next part of the orders begins. */
export interface Position {
  at: string;
  id: string;
}
export interface ExportRow {
  id: string;
  report: Report;
  input: Record<string, string>;
  state: 'running' | 'done' | 'expired';
  row_count: number;
  part_count: number;
  position: Position | null;
  created_at: Date;
  finished_at: Date | null;
}
const COLUMNS = sql`id, report, input, state, row_count, part_count, position, created_at, finished_at`;
/** How long a file can be downloaded. */
export const LINK_HOURS = 24;
const isFresh = sql`created_at > shop_now() - make_interval(hours => ${sql.lit(LINK_HOURS)})`;

/** The exports of one person pass one after another, so that many at once do not pass the limit. */
export async function countRecentExports(tx: Tx, staffId: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`report-exports:${staffId}`}, 0))`.execute(tx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from report_export
    where staff_id = ${staffId} and created_at > shop_now() - interval '1 hour'`.execute(tx);
  return rows[0]?.count ?? 0;
}

export async function insertExport(
  tx: Tx,
  { staffId, report, input }: { staffId: number; report: Report; input: object },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into report_export (staff_id, report, input) values (${staffId}, ${report}, ${JSON.stringify(input)})
    returning id`.execute(tx);
  return rows[0]?.id ?? '';
}

export async function findExport(db: Queryable, id: string): Promise<ExportRow | null> {
  const { rows } = await sql<ExportRow>`select ${COLUMNS} from report_export where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** A finished export of this person whose link has not ended. */
export async function findOwnFile(db: Queryable, id: string, staffId: number): Promise<ExportRow | null> {
  const { rows } = await sql<ExportRow>`
    select ${COLUMNS} from report_export
    where id = ${id} and staff_id = ${staffId} and state = 'done' and ${isFresh}`.execute(db);
  return rows[0] ?? null;
}

export async function listOwnExports(
  db: Queryable,
  staffId: number,
): Promise<(ExportRow & { is_fresh: boolean })[]> {
  const { rows } = await sql<ExportRow & { is_fresh: boolean }>`
    select ${COLUMNS}, ${isFresh} as is_fresh from report_export
    where staff_id = ${staffId} order by created_at desc, id limit 50`.execute(db);
  return rows;
}

/** False when another worker has stored this part. */
export async function addPart(
  db: Queryable,
  { id, part_count }: ExportRow,
  part: { rows: number; position: Position | null; isLast: boolean },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update report_export set part_count = part_count + 1, row_count = row_count + ${part.rows},
      position = ${part.position === null ? null : JSON.stringify(part.position)},
      state = ${part.isLast ? 'done' : 'running'}, finished_at = case when ${part.isLast}::boolean then shop_now() end
    where id = ${id} and part_count = ${part_count} and state = 'running'`.execute(db);
  return numAffectedRows === 1n;
}

export async function markExpired(db: Queryable, id: string): Promise<void> {
  await sql`update report_export set state = 'expired', finished_at = coalesce(finished_at, shop_now())
    where id = ${id}`.execute(db);
}

export interface ExportedOrder {
  id: string;
  created_at: Date;
  at: string;
  paid_at: Date | null;
  province: string | null;
  payment_code: string;
  goods_fen: number;
  promotion_fen: number;
  coupon_fen: number;
  points_fen: number;
  freight_fen: number;
  packaging_fen: number;
  payable_fen: number;
  paid_fen: number;
  refund_fen: number;
}
/** Orders placed in the period, oldest first. The time is read as text: a Date has no microseconds. */
export async function listOrders(
  db: Queryable,
  { from, to }: { from: string; to: string },
  after: Position | null,
  size: number,
): Promise<ExportedOrder[]> {
  const { rows } = await sql<ExportedOrder>`
    select shop_order.id, created_at, created_at::text as at, paid_at, recipient ->> 'provinceName' as province, payment_code,
      goods_fen, promotion_fen, coupon_fen, points_fen, freight_fen, packaging_fen, payable_fen,
      coalesce(money.paid_fen, 0)::bigint as paid_fen, coalesce(money.refund_fen, 0)::bigint as refund_fen
    from shop_order left join lateral (
      select sum(paid_fen) as paid_fen, sum(refund_fen) as refund_fen from sales_line where order_id = shop_order.id) money on true
    where created_at >= ${from}::date::timestamp at time zone 'Asia/Shanghai'
      and created_at < (${to}::date + 1)::timestamp at time zone 'Asia/Shanghai'
      ${after ? sql`and (created_at, shop_order.id) > (${after.at}::timestamptz, ${after.id})` : sql``}
    order by created_at, shop_order.id limit ${size}`.execute(db);
  return rows;
}
