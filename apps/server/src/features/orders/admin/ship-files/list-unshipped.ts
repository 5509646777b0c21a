import { OrderStatus, statusText } from '@huarong/core/orders';
import { sql } from 'kysely';
import { type Queryable, statusIn } from '#platform/database';
import { isAwaitingArrival } from '../../../promotions/index.ts';
import { itemsText } from '../../staff/list-sub-orders.ts';

const LIMIT = 5_000;

/** What waits to be shipped, oldest first: the file that the warehouse fills with waybill numbers. */
export async function listUnshipped(db: Queryable) {
  const { rows } = await sql<{
    id: string;
    created_at: Date;
    status: OrderStatus;
    province: string;
    units: number;
    items: string;
  }>`
    select sub.id, shop_order.created_at, sub.status, shop_order.recipient ->> 'provinceName' as province,
      (select coalesce(sum(quantity), 0)::int from order_line where sub_order_id = sub.id) as units,
      ${itemsText} as items
    from sub_order sub join shop_order on shop_order.id = sub.order_id
    where ${statusIn('sub.status', [OrderStatus.AwaitingShipment, OrderStatus.Packing])}
      and not (shop_order.kind = 'presale' and ${isAwaitingArrival('sub.order_id')})
    order by shop_order.created_at, sub.id limit ${LIMIT}`.execute(db);
  return {
    rows: rows.map(({ id, created_at, status, province, units, items }) => ({
      subOrderId: id,
      placedAt: created_at.toISOString(),
      statusText: statusText(status),
      province,
      units,
      items: items ?? '',
    })),
  };
}
