import { sql } from 'kysely';
import type { Queryable } from '#platform/database';
import { sumUnits } from './figures.queries.ts';
import { lastDayOf } from './month.ts';

export interface ReturnedUnits {
  reason: number;
  sku_id: string;
  product_id: string;
  units: number;
}
/**
 * Units of returns that were asked for in a month, without those that ended without a refund. Read from the returns by the
 * index of their times: a month of a shop with a million orders a year has some thousands.
 */
export async function sumReturns(db: Queryable, month: string): Promise<ReturnedUnits[]> {
  const { rows } = await sql<ReturnedUnits>`
    select request.reason, line.sku_id, line.product_id, count(*)::int as units
    from return_request request
    join return_piece piece on piece.return_id = request.id and piece.is_live
    join order_line line on line.id = piece.order_line_id
    where request.created_at >= ${`${month}-01`}::date::timestamp at time zone 'Asia/Shanghai'
      and request.created_at < (${`${month}-01`}::date + interval '1 month')::timestamp at time zone 'Asia/Shanghai'
      and line.kind <> 'gift'
    group by 1, 2, 3`.execute(db);
  return rows;
}

/** Units sold in a month by product or sku; the empty value is none. */
export async function sumSold(
  db: Queryable,
  month: string,
  kind: 'product' | 'sku',
): Promise<Map<string, number>> {
  const rows = await sumUnits(db, { from: `${month}-01`, to: lastDayOf(month) }, kind);
  return new Map(rows.map(({ value, units }) => [value, units]));
}
