import { sql } from 'kysely';
import { type Database, transaction } from '#platform/database';

const SUMS = sql`sum(orders), sum(units), sum(list_fen), sum(unit_fen), sum(promotion_fen), sum(coupon_fen), sum(points_fen),
  sum(freight_fen), sum(paid_fen), sum(refund_fen), sum(sale_refund_fen)`;

/**
 * Sums one month that was counted before sums of months existed. False when none is left. A count changes days only while
 * it holds the row of the state, in every release, so no day changes meanwhile.
 */
export const fillMonth = (db: Database): Promise<boolean> =>
  transaction(db, async (tx) => {
    await sql`select from sales_state for update`.execute(tx);
    const { rows } = await sql<{ kind: string; month: string }>`
      delete from sales_month_unfilled where (kind, month) = (
        select kind, month from sales_month_unfilled order by month desc, kind limit 1)
      returning kind, month::text`.execute(tx);
    const found = rows[0];
    if (!found) return false;
    const { kind, month } = found;
    // What was counted since the table exists is in the days as well.
    await sql`delete from sales_month where kind = ${kind} and month = ${month}::date`.execute(tx);
    await sql`
      insert into sales_month (kind, month, value, orders, units, list_fen, unit_fen, promotion_fen, coupon_fen, points_fen,
        freight_fen, paid_fen, refund_fen, sale_refund_fen)
      select kind, ${month}::date, value, ${SUMS} from sales_figure
      where kind = ${kind} and day >= ${month}::date and day < ${month}::date + interval '1 month'
      group by kind, value`.execute(tx);
    return true;
  });
