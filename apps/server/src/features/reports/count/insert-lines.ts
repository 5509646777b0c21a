import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/database';

const dayOf = (at: RawBuilder<unknown>) => sql`(${at} at time zone 'Asia/Shanghai')::date`;
const hourOf = (at: RawBuilder<unknown>) =>
  sql`extract(hour from ${at} at time zone 'Asia/Shanghai')::smallint`;
/** The part of an amount up to a line, by the weights; all of it belongs to freight where nothing has a weight. */
const upTo = (amount: RawBuilder<unknown>, weight: RawBuilder<unknown>) => sql`
  case when total = 0 then case when is_rest then ${amount} else 0 end else ${amount} * (${weight}) / total end`;
const before = (amount: RawBuilder<unknown>) =>
  sql`case when total = 0 then 0 else ${amount} * (running - weight) / total end`;
const shareOf = (amount: RawBuilder<unknown>) => sql`(${upTo(amount, sql`running`)}) - (${before(amount)})`;

/** The line is of a sub-order that was cancelled or refused, and the refund is for that. */
const IS_OF_SUB_ORDERS = sql`coalesce((reason_key like 'cancel:%' or reason_key like 'refused:%')
  and line.sub_order_id = any (string_to_array(substr(reason_key, strpos(reason_key, ':') + 1), ',')), false)`;

/** A refund to several payments is spread as one, so that no line gets a fen more back than was paid for it. */
const REFUND_SHARE = sql`(${shareOf(sql`back`)}) - (${shareOf(sql`(back - fen)`)})`;

/**
 * Spreads what came and went of each order over its skus, to the fen. What came follows the prices of the lines, with
 * freight and packaging as one more; what went back for a return follows its units, for sub-orders that were cancelled or
 * refused their lines. What is refunded beyond these lines is freight: with the last sub-order it goes back too.
 */
export async function insertLines(tx: Tx, ids: string[], through: number): Promise<void> {
  await sql`
    with entry as materialized (
      select entry.id, substr(entry.account, 7) as order_id, movement.at, -entry.amount_fen as fen, refund.reason_key
      from ledger_entry entry
      join ledger_movement movement on movement.id = entry.movement_id
      left join refund on movement.kind = 'refund' and refund.id = movement.reference
      where entry.account = any (${ids.map((id) => `order:${id}`)}) and entry.id <= ${through}
    ), line as materialized (
      select order_id, id, sub_order_id, sku_id, false as is_rest, paid_fen as weight, unit_shares,
        case when kind = 'gift' then 0 else quantity end as units,
        unit_price_fen * quantity as sold_fen, coalesce((snapshot -> 'unitPriceSaving' ->> 'savedFen')::bigint, 0) as unit_fen,
        promotion_share_fen as promotion_fen, coupon_share_fen as coupon_fen, points_share_fen as points_fen, 0 as freight_fen
      from order_line where order_id = any (${ids})
      union all
      select id, '', '', '', true, freight_fen + packaging_fen, '[]'::jsonb, 0, 0, 0, 0, 0, 0, freight_fen + packaging_fen
      from shop_order where id = any (${ids})
    ), priced as (
      select *, sum(weight) over (partition by order_id)::bigint as total,
        sum(weight) over (partition by order_id order by is_rest, id)::bigint as running
      from line
    ), credit as (
      select order_id, at, fen, sum(fen) over (partition by order_id order by id)::bigint as paid
      from entry where fen > 0
    ), debit as (
      select entry.order_id, entry.at, entry.id, -fen as fen, line.sku_id, line.is_rest, line.id as line_id, line.weight,
        case
          when reason_key like 'return:%' then (
            select coalesce(sum((line.unit_shares -> piece.piece ->> 'paid')::bigint), 0)::bigint from return_piece piece
            where piece.return_id = substr(reason_key, 8) and piece.order_line_id = line.id)
          when ${IS_OF_SUB_ORDERS} then line.weight
          else 0 end as own_weight,
        ${IS_OF_SUB_ORDERS} as is_of_sub_orders,
        sum(-fen) over same_reason::bigint as reason_fen, sum(-fen) over (same_reason order by entry.id)::bigint as back
      from entry join line using (order_id) where fen < 0
      window same_reason as (partition by entry.order_id, coalesce(reason_key, entry.id::text), line.id)
    ), weighed as (
      select order_id, at, fen, back, sku_id, is_rest, weight,
        sum(weight) over (partition by id)::bigint as total,
        sum(weight) over (partition by id order by is_rest, line_id)::bigint as running
      from (
        select order_id, at, id, fen, back, sku_id, is_rest, line_id,
          case
            when not ends_sub_orders then case when own = 0 then weight else own_weight end
            when is_rest then least(weight, greatest(reason_fen - own, 0))
            else own_weight end as weight
        from (
          select *, sum(own_weight) over (partition by id)::bigint as own,
            bool_or(is_of_sub_orders) over (partition by id) as ends_sub_orders
          from debit) reasoned) chosen
    ), part as (
      select priced.order_id, ${dayOf(sql`sale_at`)} as day, ${hourOf(sql`sale_at`)} as hour, sku_id, true as is_sale, units,
        sold_fen + unit_fen as list_fen, unit_fen, promotion_fen, coupon_fen, points_fen, freight_fen,
        0::bigint as paid_fen, 0::bigint as refund_fen, 0::bigint as sale_refund_fen
      from priced join sales_order using (order_id) where is_sold
      union all
      select order_id, ${dayOf(sql`at`)}, ${hourOf(sql`at`)}, sku_id, false, 0, 0, 0, 0, 0, 0, 0,
        (${shareOf(sql`paid`)}) - (${shareOf(sql`(paid - fen)`)}), 0, 0
      from credit join priced using (order_id)
      union all
      select order_id, ${dayOf(sql`at`)}, ${hourOf(sql`at`)}, sku_id, false, 0, 0, 0, 0, 0, 0, 0, 0, ${REFUND_SHARE}, 0
      from weighed
      union all
      select order_id, ${dayOf(sql`sale_at`)}, ${hourOf(sql`sale_at`)}, sku_id, false, 0, 0, 0, 0, 0, 0, 0, 0, 0, ${REFUND_SHARE}
      from weighed join sales_order using (order_id)
    )
    insert into sales_line (order_id, day, hour, sku_id, product_id, brand_id, category_id, is_sale, units, list_fen, unit_fen,
      promotion_fen, coupon_fen, points_fen, freight_fen, paid_fen, refund_fen, sale_refund_fen)
    select part.order_id, day, hour, sku_id, coalesce(product.id, ''), coalesce(product.brand_id, ''),
      coalesce(product.category_id, ''), bool_or(is_sale), sum(units), sum(list_fen), sum(unit_fen), sum(promotion_fen),
      sum(coupon_fen), sum(points_fen), sum(freight_fen), sum(paid_fen), sum(refund_fen), sum(sale_refund_fen)
    from part left join sku on sku.id = part.sku_id left join product on product.id = sku.product_id
    group by part.order_id, day, hour, sku_id, product.id, product.brand_id, product.category_id
    having bool_or(is_sale) and (sku_id <> '' or sum(freight_fen) <> 0) or sum(paid_fen) <> 0 or sum(refund_fen) <> 0
      or sum(sale_refund_fen) <> 0`.execute(tx);
}
