import { sql } from 'kysely';
import type { Queryable } from '#platform/database';

export interface Impact {
  kind: 'cart' | 'order' | 'promotion' | 'coupon' | 'presale' | 'bundle' | 'campaign' | 'favourite';
  id: string | null;
  label: string;
  count: number;
}

/** A text anywhere inside a rule or a page that is one of these numbers. */
const names = (json: ReturnType<typeof sql>) => sql`
  (select count(distinct part #>> '{}')::int from jsonb_path_query(${json}, 'strict $.** ? (@.type() == "string")') part
   where part #>> '{}' in (select id from named))`;

/** What names these products or their skus now: carts, open orders, promotions, coupons, bundles and campaign pages. */
export async function listImpact(db: Queryable, productIds: readonly string[]): Promise<Impact[]> {
  const { rows } = await sql<Impact>`
    with own as materialized (select id from sku where product_id = any(${[...productIds]})),
      named as materialized (select id from own union all select unnest(${[...productIds]}::text[]))
    select 'cart' as kind, null as id, '购物车里的' as label, count(*)::int as count
      from cart_line where sku_id in (select id from own)
    union all
    select 'order', null, '未付款订单占用的', coalesce(sum(quantity), 0)::int
      from stock_hold where ended_at is null and sku_id in (select id from own)
    union all
    select 'favourite', null, '顾客的收藏', count(*)::int from favourite where sku_id in (select id from own)
    union all
    select 'promotion', id, title, counted from (
      select id, title, ${names(sql`rule`)} as counted from promotion
      where state <> 'stopped' and ends_at > shop_now()) found where counted > 0
    union all
    select 'coupon', id, title, counted from (
      select id, title, ${names(sql`rule`)} as counted from coupon_offer
      where coalesce(valid_to, claim_until + make_interval(days => coalesce(valid_days, 0))) > shop_now()) found
      where counted > 0
    union all
    select 'presale', id, title, 1 from presale
      where state <> 'stopped' and balance_until > shop_now() and sku_id in (select id from own)
    union all
    select 'bundle', id, title, (select count(*)::int from unnest(sku_ids) part where part in (select id from own))
      from bundle_price where state <> 'stopped' and ends_at > shop_now()
        and sku_ids && (select coalesce(array_agg(id), '{}') from own)
    union all
    select 'bundle', id, title, counted from (
      select id, title, greatest(${names(sql`rule`)}, (product_id = any(${[...productIds]}))::int) as counted
      from bundle_builder where state <> 'stopped') found where counted > 0
    union all
    select 'campaign', slug, title, counted from (
      select slug, title, ${names(sql`blocks`)} as counted from campaign_page
      where is_live and (ends_at is null or ends_at > shop_now())) found where counted > 0`.execute(db);
  return rows;
}
