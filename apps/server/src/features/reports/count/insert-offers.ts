import { sql } from 'kysely';
import type { Tx } from '#platform/database';

/**
 * What each offer gave in sold orders. With the share of a sku's money that went back, the same share of what the offer
 * gave on it went back; an offer on freight, and gifts, follow the whole order. Orders of earlier releases have no stored
 * offers, only their sums.
 */
export async function insertOffers(tx: Tx, ids: string[]): Promise<void> {
  await sql`
    with item as materialized (
      select order_id, sku_id, sum(paid_fen)::bigint as paid_fen,
        least(sum(paid_fen), sum(refund_fen))::bigint as refund_fen
      from sales_line where order_id = any (${ids}) group by order_id, sku_id
    ), whole as (
      select order_id, sum(paid_fen)::bigint as paid_fen, sum(refund_fen)::bigint as refund_fen from item group by order_id
    ), given as (
      select offer.order_id, offer.kind, coalesce(offer.offer_id, '') as offer_id, offer.title, part.units,
        coalesce(part.saved_fen, offer.saved_fen) as saved_fen,
        case when item.paid_fen > 0 then item.paid_fen else whole.paid_fen end as paid_fen,
        case when item.paid_fen > 0 then item.refund_fen else whole.refund_fen end as refund_fen
      from order_offer offer
      left join whole on whole.order_id = offer.order_id
      left join lateral (
        select line ->> 'skuId' as sku_id, (line ->> 'units')::bigint as units, (line ->> 'savedFen')::bigint as saved_fen
        from jsonb_array_elements(offer.lines) line) part on true
      left join item on item.order_id = offer.order_id and item.sku_id = part.sku_id
      where offer.order_id = any (${ids})
      union all
      select shop_order.id, sum_of.kind, '', sum_of.title, 0, sum_of.saved_fen, whole.paid_fen, whole.refund_fen
      from shop_order left join whole on whole.order_id = shop_order.id
      cross join lateral (values ('fullAmount', '未记活动的促销', promotion_fen), ('coupon', '未记券名的优惠券', coupon_fen),
        ('points', '积分抵扣', points_fen)) sum_of (kind, title, saved_fen)
      where shop_order.id = any (${ids}) and offer_count is null and sum_of.saved_fen <> 0
    )
    insert into sales_offer (order_id, kind, offer_id, day, title, units, saved_fen, back_fen, paid_fen, refund_fen)
    select given.order_id, given.kind, given.offer_id, (sale_at at time zone 'Asia/Shanghai')::date, max(given.title),
      coalesce(sum(units), 0), sum(saved_fen),
      coalesce(sum(case when given.paid_fen > 0 then saved_fen * given.refund_fen / given.paid_fen else 0 end), 0),
      coalesce(max(whole.paid_fen), 0), coalesce(max(whole.refund_fen), 0)
    from given join sales_order on sales_order.order_id = given.order_id and is_sold
    left join whole on whole.order_id = given.order_id
    group by given.order_id, given.kind, given.offer_id, sale_at`.execute(tx);
}
