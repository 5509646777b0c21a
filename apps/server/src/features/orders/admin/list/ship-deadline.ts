import { OrderStatus } from '@huarong/core/orders';
import { STORE } from '@huarong/core/shared';
import { sql } from 'kysely';

/** Sub-orders of which something must still leave the warehouse. */
export const TO_SHIP = [
  OrderStatus.AwaitingShipment,
  OrderStatus.Packing,
  OrderStatus.PartlyShipped,
] as const satisfies readonly OrderStatus[];

const [hour = 0, minute = 0] = STORE.delivery.cutOff.split(':').map(Number);
const CUT_OFF = sql.lit(`${hour} hours ${minute} minutes`);

/** A cash order is not paid: it waits since its confirmation. */
const waitsSince = sql`coalesce(shop_order.paid_at, (
  select max(change.at) from order_status_change change
  where change.sub_order_id = sub.id and change.to_status = ${sql.lit(OrderStatus.AwaitingShipment)}), shop_order.created_at)`;

/**
 * SQL: when the sub-order `sub` of `shop_order` must have left. A presale by the day it promised; others by the first
 * cut-off in Shanghai after the payment: paid at 10:00 today 16:00, paid at 20:00 tomorrow 16:00.
 */
export const shipDeadline = sql<Date>`coalesce(shop_order.ships_by,
  (date_trunc('day', (${waitsSince} at time zone 'Asia/Shanghai') - interval ${CUT_OFF})
    + interval '1 day' + interval ${CUT_OFF}) at time zone 'Asia/Shanghai')`;
