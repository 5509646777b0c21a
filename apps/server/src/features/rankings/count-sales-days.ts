import { VOID_STATUSES } from '@huarong/core/orders';
import { STORE } from '@huarong/core/shared';
import { sql } from 'kysely';
import { type Database, longTransaction, type Queryable, statusIn, type Tx } from '#platform/database';

const { repurchaseDays } = STORE.rankings;
/** Returns and cancellations change the units of a day; after this many days they are final. */
const RECOUNT_DAYS = 60;
/** A job may run for a minute. */
const BUDGET_MS = 30_000;

/**
 * Counts what each product and each sku sold on each day that the rankings of this moment need. A day is counted in a transaction of
 * its own. Returns false when days are left: the first count of a shop with a year of orders takes several runs.
 */
export async function countSalesDays(db: Database, asOf: Date, budgetMs = BUDGET_MS): Promise<boolean> {
  const until = performance.now() + budgetMs;
  for (const day of await listDueDays(db, asOf)) {
    if (performance.now() > until) return false;
    await longTransaction(db, (tx) => countDay(tx, day));
  }
  for (const table of ['sales_day', 'sku_sales_day', 'counted_day'])
    await sql`delete from ${sql.table(table)}
      where day < ${dayOf(sql`${asOf}::timestamptz`)} - ${repurchaseDays}::int`.execute(db);
  await sumSkuSales(db, asOf);
  return true;
}

/** What each sku sold in the last 28 whole days; only rows that differ are written. */
async function sumSkuSales(db: Queryable, asOf: Date): Promise<void> {
  await sql`
    with summed as (
      select sku_id, sum(sold)::int as sold from sku_sales_day
      where day >= ${dayOf(sql`${asOf}::timestamptz`)} - 28 group by sku_id
    ),
    stopped as (delete from sku_sales where not exists (select from summed where summed.sku_id = sku_sales.sku_id))
    insert into sku_sales (sku_id, sold_28_days) select sku_id, sold from summed
    on conflict (sku_id) do update set sold_28_days = excluded.sold_28_days
      where sku_sales.sold_28_days <> excluded.sold_28_days`.execute(db);
}

/** From the first sale on: days that were never counted, and recent ones that were not counted since this moment. */
async function listDueDays(db: Queryable, asOf: Date): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    with today as (
      select ${dayOf(sql`${asOf}::timestamptz`)} as day,
        (select ${dayOf(sql`paid_at`)} from shop_order where paid_at is not null order by paid_at, id limit 1) as first_sale
    )
    select each::date::text as day
    from today, generate_series(greatest(today.day - ${repurchaseDays}::int, first_sale), today.day - 1, interval '1 day') each
    left join counted_day on counted_day.day = each::date
    where counted_day.day is null
      or (counted_day.counted_at < ${asOf} and each::date >= today.day - ${RECOUNT_DAYS}::int)
    order by each desc`.execute(db);
  return rows.map(({ day }) => day);
}

async function countDay(tx: Tx, day: string): Promise<void> {
  // Two replicas that count the same day would insert its rows twice.
  await sql`select pg_advisory_xact_lock(hashtext('count-sales-day'))`.execute(tx);
  await sql`delete from sales_day where day = ${day}::date`.execute(tx);
  await sql`
    with day as (
      select ${day}::date::timestamp at time zone 'Asia/Shanghai' as begins,
        (${day}::date + 1)::timestamp at time zone 'Asia/Shanghai' as ends
    ),
    bought as (
      select line.product_id, shop_order.owner, sum(line.quantity - line.returned_quantity)::int as units
      from day join shop_order on shop_order.paid_at >= day.begins and shop_order.paid_at < day.ends
      join order_line line on line.order_id = shop_order.id
      join sub_order on sub_order.id = line.sub_order_id
      where ${isSale()}
      group by line.product_id, shop_order.owner
    )
    insert into sales_day (day, product_id, sold, rebought)
    select ${day}::date, product_id, sum(units), count(*) filter (where (
      select count(distinct ${dayOf(sql`shop_order.paid_at`)})
      from day join shop_order on shop_order.owner = bought.owner and shop_order.created_at < day.begins
        and shop_order.paid_at < day.begins
        and shop_order.paid_at >= day.begins - make_interval(days => ${repurchaseDays}::int)
      join order_line line on line.order_id = shop_order.id and line.product_id = bought.product_id
      join sub_order on sub_order.id = line.sub_order_id
      where ${isSale()}
    ) = 1)
    from bought group by product_id`.execute(tx);
  await sql`delete from sku_sales_day where day = ${day}::date`.execute(tx);
  await sql`
    insert into sku_sales_day (day, sku_id, sold)
    select ${day}::date, line.sku_id, sum(line.quantity - line.returned_quantity)
    from shop_order join order_line line on line.order_id = shop_order.id
    join sub_order on sub_order.id = line.sub_order_id
    where shop_order.paid_at >= ${day}::date::timestamp at time zone 'Asia/Shanghai'
      and shop_order.paid_at < (${day}::date + 1)::timestamp at time zone 'Asia/Shanghai'
      and not ${statusIn('sub_order.status', VOID_STATUSES)}
    group by line.sku_id having sum(line.quantity - line.returned_quantity) > 0`.execute(tx);
  await sql`
    insert into counted_day (day, counted_at) values (${day}::date, shop_now())
    on conflict (day) do update set counted_at = excluded.counted_at`.execute(tx);
}

const isSale = () => sql`not ${statusIn('sub_order.status', VOID_STATUSES)} and line.kind <> 'gift'`;

const dayOf = (time: ReturnType<typeof sql>) => sql`(${time} at time zone 'Asia/Shanghai')::date`;
