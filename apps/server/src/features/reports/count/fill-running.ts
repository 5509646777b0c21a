import { sql } from 'kysely';
import { type Database, transaction } from '#platform/database';

/** Values summed in one transaction, which must not hold up counting for long. */
const VALUES = 500;

interface Unfilled {
  kind: string;
  unit: 'month' | 'year';
  start: string;
  /** Values up to this one are summed; null: none. The empty value is freight. */
  after: string | null;
}
/**
 * Sums some values of one month or year that was counted before running sums existed. No day changes meanwhile, as in
 * `fillMonth`; later changes of what is summed come by the trigger, and what the trigger has added to the rest is replaced.
 * Comes after the sums of months, which name the values. False when nothing is left.
 */
export const fillRunning = (db: Database, values = VALUES): Promise<boolean> =>
  transaction(db, async (tx) => {
    await sql`select from sales_state for update`.execute(tx);
    const { rows } = await sql<Unfilled>`
      select kind, unit, start::text, after from sales_running_unfilled
      where not exists (select from sales_month_unfilled) order by start desc, unit, kind limit 1`.execute(
      tx,
    );
    const found = rows[0];
    if (!found) return false;
    const { kind, unit, start, after } = found;
    const isPart = sql`kind = ${kind} and unit = ${unit} and start = ${start}::date`;
    const isAfter = after === null ? sql`true` : sql`value > ${after}`;
    const end = sql`${start}::date + ${sql.lit(`1 ${unit}`)}::interval`;
    const { rows: lasts } = await sql<{ last: string | null }>`
      select max(value) as last from (
        select distinct value from generate_series(${start}::date, ${end} - interval '1 day', interval '1 month') time
        cross join lateral (
          select value from sales_month where kind = ${kind} and month = time::date and ${isAfter}
          order by value limit ${values}) next
        order by value limit ${values}) values_of_part`.execute(tx);
    const last = lasts[0]?.last;
    if (last == null) {
      await sql`delete from sales_running_unfilled where ${isPart}`.execute(tx);
      return true;
    }
    const isNext = sql`${isAfter} and value <= ${last}`;
    await sql`delete from sales_running where ${isPart} and ${isNext}`.execute(tx);
    // Day after day, month after month: otherwise the whole period is read for each part of its values.
    const source =
      unit === 'month'
        ? sql`select extract(day from time)::int as place, figure.*
            from generate_series(${start}::date, ${end} - interval '1 day', interval '1 day') time cross join lateral (
              select * from sales_figure where kind = ${kind} and day = time::date and ${isNext} offset 0) figure`
        : sql`select extract(month from time)::int as place, figure.*
            from generate_series(${start}::date, ${end} - interval '1 month', interval '1 month') time cross join lateral (
              select * from sales_month where kind = ${kind} and month = time::date and ${isNext} offset 0) figure`;
    const places = Array.from({ length: unit === 'month' ? 31 : 12 }, (_, index) => sql.lit(index + 1));
    // An aggregate for each element: no join and no sort, whatever the planner knows of a new table.
    const running = (column: string) =>
      sql`array[${sql.join(
        places.map((to) => sql`coalesce(sum(${sql.ref(column)}) filter (where place <= ${to}), 0)`),
      )}]::bigint[]`;
    await sql`
      insert into sales_running (kind, unit, start, value, orders, paid_fen, refund_fen, sale_refund_fen)
      select ${kind}, ${unit}, ${start}::date, value, ${running('orders')}, ${running('paid_fen')},
        ${running('refund_fen')}, ${running('sale_refund_fen')}
      from (${source}) source group by value`.execute(tx);
    await sql`update sales_running_unfilled set after = ${last} where ${isPart}`.execute(tx);
    return true;
  });
