import { OrderStatus } from '@huarong/core/orders';
import { sql } from 'kysely';
import { settingNumberAt } from '../../../settings/index.ts';

/** Sub-orders of which something must still leave the warehouse. */
export const TO_SHIP = [
  OrderStatus.AwaitingShipment,
  OrderStatus.Packing,
  OrderStatus.PartlyShipped,
] as const satisfies readonly OrderStatus[];

const cutOff = sql`make_interval(hours => ${settingNumberAt('delivery', 'cutOffHour', sql`shop_order.created_at`)})`;

/**
 * A cash order is not paid: it waits since its confirmation. Changes have a partition for each month; none before the order is
 * read, and a day allows for clocks that differ.
 */
const waitsSince = sql`coalesce(shop_order.paid_at, (
  select max(change.at) from order_status_change change
  where change.sub_order_id = sub.id and change.to_status = ${sql.lit(OrderStatus.AwaitingShipment)}
    and change.at >= shop_order.created_at - interval '1 day'), shop_order.created_at)`;

/**
 * SQL: when the sub-order `sub` of `shop_order` must have left. A presale by the day it promised; others as promised at
 * the checkout: paid before the cut-off, at the end of that day in Shanghai, otherwise at the end of the next one.
 */
export const shipDeadline = sql<Date>`coalesce(shop_order.ships_by,
  (date_trunc('day', (${waitsSince} at time zone 'Asia/Shanghai') - ${cutOff})
    + interval '2 days' - interval '1 minute') at time zone 'Asia/Shanghai')`;
