import { STORE } from '@huarong/core/shared';
import { sql } from 'kysely';

/**
 * Units, repeat buyers and favourites of each product and day: units on the day of payment, buyers on the day of their
 * second purchase, favourites on the day they were saved. `product_day` adds statistics from before the shop had its
 * own orders.
 */
export const salesStatistics = (asOf: Date) => sql`
  sales_statistics as (
    select product_id, day, sold, rebought, favoured from product_day
    union all
    select product_id, day, sold, rebought, 0 from sales_day
    union all
    select sku.product_id, (favourite.saved_at at time zone 'Asia/Shanghai')::date, 0, 0, 1
    from favourite join sku on sku.id = favourite.sku_id
    where favourite.saved_at > ${asOf}::timestamptz - make_interval(days => ${STORE.rankings.favouredDays + 1}::int)
  )`;
