import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform/database';

/** Visits of a source and a kind of first page; each step counts those that came to it or to a later one. */
export interface FunnelRow {
  source: string;
  landing: string;
  visits: number;
  viewed: number;
  carted: number;
  checked_out: number;
  placed: number;
  paid: number;
  orders: number;
  paid_fen: number;
}
export interface ProductRow {
  product_id: string;
  viewed: number;
  carted: number;
  bought: number;
}
export interface OrderShare {
  orders: number;
  reported_orders: number;
}

/** Whoever invents sources gets one row for all of them. */
const MOST_SOURCES = 50;
const startOf = (day: string) => sql`(${day}::date::timestamp at time zone 'Asia/Shanghai')`;

/**
 * The orders that pages reported on a day, each for the visit that reported it first. The order has to exist and to be
 * new; whether it is paid and its amount are the order's own. A day ends for payments at 04:00 of the next one.
 */
const reportedOrders = (day: string): RawBuilder<unknown> => sql`
  select distinct on (placed.id) placed.id, event.visit_id, placed.payable_fen,
    coalesce(placed.paid_at < ${startOf(day)} + interval '28 hours', false) as is_paid
  from analytics_event event
  join shop_order placed on placed.id = event.order_id
    and placed.created_at >= ${startOf(day)} - interval '10 minutes'
    and placed.created_at < ${startOf(day)} + interval '1 day'
  where event.day = ${day}::date and event.name = 'order_placed' and event.visit_id is not null
    and not exists (
      select from analytics_event before
      where before.order_id = event.order_id and before.name = 'order_placed' and before.day < event.day)
  order by placed.id, event.received_at, event.browser_ms, event.id`;

/**
 * The funnel of one day, from its events. Bounded by what a day may store. Events of a visit are in the order of its
 * browser: the clocks of two replicas differ by more than two events do.
 */
const funnelOf = (day: string): RawBuilder<FunnelRow> => sql<FunnelRow>`
  with reported as materialized (${reportedOrders(day)}),
  bought as (
    select visit_id, count(*) as orders, bool_or(is_paid) as is_paid,
      coalesce(sum(payable_fen) filter (where is_paid), 0) as paid_fen
    from reported group by visit_id),
  seen as (
    select visit_id,
      max(case name when 'checkout_view' then 3 when 'add_to_cart' then 2 when 'product_view' then 1 else 0 end) as step,
      min(array[lpad(browser_ms::text, 16, '0'), id::text, page_kind]) as first_page,
      min(array[lpad(browser_ms::text, 16, '0'), id::text, utm_source])
        filter (where utm_source <> '') as first_source
    from analytics_event where day = ${day}::date and visit_id is not null group by visit_id),
  visit as (
    select coalesce(first_source[3], '') as source, first_page[3] as landing,
      case when bought.is_paid then 5 when bought.orders > 0 then 4 else seen.step end as step,
      coalesce(bought.orders, 0) as orders, coalesce(bought.paid_fen, 0) as paid_fen
    from seen left join bought using (visit_id)),
  frequent as (
    select source from visit group by source order by count(*) desc, source limit ${sql.lit(MOST_SOURCES)})
  select case when source in (select source from frequent) then source else '*' end as source, landing,
    count(*)::int as visits, count(*) filter (where step >= 1)::int as viewed,
    count(*) filter (where step >= 2)::int as carted, count(*) filter (where step >= 3)::int as checked_out,
    count(*) filter (where step >= 4)::int as placed, count(*) filter (where step >= 5)::int as paid,
    sum(orders)::int as orders, sum(paid_fen)::float8 as paid_fen
  from visit group by 1, 2`;

/** Visits of each product on one day. A sku that does not exist counts nothing. */
const productsOf = (day: string): RawBuilder<ProductRow> => sql<ProductRow>`
  with reported as materialized (${reportedOrders(day)}),
  step as (
    select sku.product_id, event.visit_id, event.name as kind
    from analytics_event event cross join unnest(event.skus) as named(sku_id) join sku on sku.id = named.sku_id
    where event.day = ${day}::date and event.visit_id is not null and event.name in ('product_view', 'add_to_cart')
    union all
    select line.product_id, reported.visit_id, 'paid'
    from reported join order_line line on line.order_id = reported.id where reported.is_paid and line.kind <> 'gift')
  select product_id, count(distinct visit_id) filter (where kind = 'product_view')::int as viewed,
    count(distinct visit_id) filter (where kind = 'add_to_cart')::int as carted,
    count(distinct visit_id) filter (where kind = 'paid')::int as bought
  from step group by product_id`;

/** How many orders of a day a page reported: the others were placed with analytics off, or their page was closed. */
const sharesOf = (day: string): RawBuilder<OrderShare> => sql<OrderShare>`
  select count(*)::int as orders, count(*) filter (where exists (
    select from analytics_event event where event.order_id = placed.id and event.name = 'order_placed'))::int
    as reported_orders
  from shop_order placed
  where placed.created_at >= ${startOf(day)} and placed.created_at < ${startOf(day)} + interval '1 day'`;

export const countFunnel = async (db: Queryable, day: string) => (await funnelOf(day).execute(db)).rows;
export const countProducts = async (db: Queryable, day: string) => (await productsOf(day).execute(db)).rows;
export const countOrderShare = async (db: Queryable, day: string) =>
  (await sharesOf(day).execute(db)).rows[0]!;

/** Stores the figures of a day in place of earlier ones; `lockEvents` comes first. */
export async function storeFigures(tx: Queryable, day: string): Promise<void> {
  for (const table of ['funnel_day', 'funnel_product_day', 'funnel_closed'])
    await sql`delete from ${sql.table(table)} where day = ${day}::date`.execute(tx);
  await sql`
    insert into funnel_day (day, source, landing, visits, viewed, carted, checked_out, placed, paid, orders, paid_fen)
    select ${day}::date, source, landing, visits, viewed, carted, checked_out, placed, paid, orders, paid_fen
    from (${funnelOf(day)}) counted`.execute(tx);
  await sql`
    insert into funnel_product_day (day, product_id, viewed, carted, bought)
    select ${day}::date, product_id, viewed, carted, bought from (${productsOf(day)}) counted`.execute(tx);
  await sql`
    insert into funnel_closed (day, orders, reported_orders)
    select ${day}::date, orders, reported_orders from (${sharesOf(day)}) counted`.execute(tx);
}
