import { VOID_STATUSES } from '@huarong/core/orders';
import { STORE } from '@huarong/core/shared';
import { sql } from 'kysely';
import { statusIn } from '#platform/database';

/**
 * Units, repeat buyers and favourites of each product and day: units paid and not returned on the day of payment,
 * buyers on the day of their second purchase, favourites on the day they were saved. `product_day` adds statistics
 * from before the shop had its own orders.
 */
export const salesStatistics = (asOf: Date) => sql`
  bought as (
    select line.product_id, shop_order.owner, ${dayOf(sql`shop_order.paid_at`)} as day,
      sum(line.quantity - line.returned_quantity)::int as units
    from shop_order
    join order_line line on line.order_id = shop_order.id
    join sub_order on sub_order.id = line.sub_order_id
    where shop_order.paid_at > ${asOf}::timestamptz - make_interval(days => ${2 * STORE.rankings.repurchaseDays}::int)
      and not ${statusIn('sub_order.status', VOID_STATUSES)} and line.kind <> 'gift'
    group by line.product_id, shop_order.owner, day
  ),
  repurchase as (
    select product_id, day, units,
      row_number() over each = 2 and lag(day) over each >= day - ${STORE.rankings.repurchaseDays}::int as is_repurchase
    from bought window each as (partition by product_id, owner order by day)
  ),
  sales_statistics as (
    select product_id, day, sold, rebought, favoured from product_day
    union all
    select product_id, day, units, case when is_repurchase then 1 else 0 end, 0 from repurchase
    union all
    select sku.product_id, ${dayOf(sql`favourite.saved_at`)}, 0, 0, 1
    from favourite join sku on sku.id = favourite.sku_id
  )`;

const dayOf = (time: ReturnType<typeof sql>) => sql`(${time} at time zone 'Asia/Shanghai')::date`;
