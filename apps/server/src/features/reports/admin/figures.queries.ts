import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform/database';
import type { Period } from './period.ts';
import { readRunning } from './running.queries.ts';
import { splitPeriod } from './split-period.ts';

export interface FigureSums {
  orders: number;
  units: number;
  list_fen: number;
  unit_fen: number;
  promotion_fen: number;
  coupon_fen: number;
  points_fen: number;
  freight_fen: number;
  paid_fen: number;
  refund_fen: number;
}
export interface FigureRow extends FigureSums {
  value: string;
}
/** On the day of the sale, or on the day of the refund. */
type RefundDay = 'sale' | 'refund';

const refundOf = (refunds: RefundDay) => sql.ref(refunds === 'sale' ? 'sale_refund_fen' : 'refund_fen');
const sums = (refunds: RefundDay) => sql`sum(orders)::bigint as orders, sum(units)::bigint as units,
  sum(list_fen)::bigint as list_fen, sum(unit_fen)::bigint as unit_fen, sum(promotion_fen)::bigint as promotion_fen,
  sum(coupon_fen)::bigint as coupon_fen, sum(points_fen)::bigint as points_fen, sum(freight_fen)::bigint as freight_fen,
  sum(paid_fen)::bigint as paid_fen, sum(${refundOf(refunds)})::bigint as refund_fen`;

/**
 * Rows whose sums are those of the period: whole months from the sums of months, the days at both ends by themselves, and
 * the days of months that are not summed yet.
 */
async function rowsOf(
  db: Queryable,
  { period, kind }: { period: Period; kind: string },
  columns: RawBuilder<unknown>,
  { only, values }: { only?: RawBuilder<unknown> | null; values?: readonly string[] },
) {
  const { months, days } = splitPeriod(period);
  const unfilled = months ? await listUnfilled(db, kind, months) : [];
  const part = (table: 'sales_figure' | 'sales_month', { from, to }: Period) => {
    const start = sql.ref(table === 'sales_figure' ? 'day' : 'month');
    const step = table === 'sales_figure' ? '1 day' : '1 month';
    const filled =
      table === 'sales_month' ? sql`and month <> all (${unfilled.map((one) => one.from)}::date[])` : sql``;
    const where = sql`kind = ${kind} ${filled} ${only ? sql`and ${only}` : sql``}`;
    const wanted = values ? sql`unnest(${[...values]}::text[]) wanted (name) cross join` : sql``;
    const isWanted = values ? sql`and value = wanted.name` : sql``;
    // One day or month after another: `offset 0` has each looked up by its key, where the planner would rather read all
    // figures with several processes, or the index of the whole period for each value.
    return sql`select ${columns} from ${wanted}
      generate_series(${from}::timestamp, ${to}::timestamp, ${sql.lit(step)}::interval) time
      cross join lateral (select * from ${sql.table(table)}
        where ${start} = time::date and ${where} ${isWanted} offset 0) figure`;
  };
  const parts = [...days, ...unfilled].map((one) => part('sales_figure', one));
  if (months) parts.push(part('sales_month', months));
  return sql.join(parts, sql` union all `);
}
/** A month never becomes unfilled again, so it may be filled before its days are read. */
async function listUnfilled(db: Queryable, kind: string, { from, to }: Period): Promise<Period[]> {
  const { rows } = await sql<Period>`
    select month::text as from, (month + interval '1 month - 1 day')::date::text as to from sales_month_unfilled
    where kind = ${kind} and month between ${from}::date and ${to}::date`.execute(db);
  return rows;
}
const EVERY_COLUMN = sql`value, orders, units, list_fen, unit_fen, promotion_fen, coupon_fen, points_fen,
  freight_fen, paid_fen, refund_fen, sale_refund_fen`;

interface Wanted {
  period: Period;
  kind: string;
  refunds: RefundDay;
}

/** The sums of each day of all sales. */
export async function sumDays(
  db: Queryable,
  { period: { from, to }, refunds }: Omit<Wanted, 'kind'>,
): Promise<FigureRow[]> {
  const { rows } = await sql<FigureRow>`
    select day::text as value, ${sums(refunds)} from sales_figure
    where kind = 'all' and day between ${from}::date and ${to}::date group by day order by day`.execute(db);
  return rows;
}

/** So few values are looked up one by one; for more, whole periods are read. */
const MOST_LOOKED_UP = 500;

/** The sums of these values. */
export async function sumValues(
  db: Queryable,
  { period, kind, refunds }: Wanted,
  values: readonly string[],
): Promise<FigureRow[]> {
  if (values.length === 0) return [];
  const isFew = values.length <= MOST_LOOKED_UP;
  const parts = await rowsOf(db, { period, kind }, EVERY_COLUMN, isFew ? { values } : {});
  const { rows } = await sql<FigureRow>`
    select value, ${sums(refunds)} from (${parts}) part group by value`.execute(db);
  if (isFew) return rows;
  const wanted = new Set(values);
  return rows.filter(({ value }) => wanted.has(value));
}

/** The values with the largest net amounts, or the first ones by their names, and how many there are in all. */
export async function rankValues(
  db: Queryable,
  { period, kind, refunds }: Wanted,
  { order, size, only }: { order: 'net' | 'name'; size: number; only: RawBuilder<unknown> | null },
): Promise<{ values: string[]; count: number }> {
  const columns = sql`value, orders, paid_fen, ${refundOf(refunds)} as refund_fen`;
  const running = await readRunning(db, { period, kind, refunds }, only);
  const parts = running ?? (await rowsOf(db, { period, kind }, columns, { only }));
  const { rows } = await sql<{ value: string; count: number }>`
    select value, count(*) over ()::int as count
    from (${parts}) part
    group by value having sum(orders) <> 0 or sum(paid_fen) <> 0 or sum(refund_fen) <> 0
    order by ${order === 'name' ? sql`value` : sql`sum(paid_fen) - sum(refund_fen) desc, value`}
    limit ${size}`.execute(db);
  return { values: rows.map(({ value }) => value), count: rows[0]?.count ?? 0 };
}

/** The units of every value. */
export async function sumUnits(
  db: Queryable,
  period: Period,
  kind: string,
): Promise<{ value: string; units: number }[]> {
  const parts = await rowsOf(db, { period, kind }, sql`value, units`, {});
  const { rows } = await sql<{ value: string; units: number }>`
    select value, sum(units)::bigint as units from (${parts}) part
    group by value`.execute(db);
  return rows;
}
