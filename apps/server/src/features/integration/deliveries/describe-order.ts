import { sql } from 'kysely';
import type { Queryable } from '#platform/database';
import type { WebhookTopic } from '../webhooks/webhooks.queries.ts';

interface SubOrderFacts {
  subOrderId: string;
  status: number;
  lines: { skuId: string; quantity: number }[];
}

/**
 * What a receiver needs of an order, without anything about the person: that is read with a key. Null when no webhook has the
 * topic, or the order is unknown.
 */
export async function describeOrder(db: Queryable, topic: WebhookTopic, orderId: string) {
  const { rows } = await sql<{ payable_fen: number; paid_at: Date | null; subs: SubOrderFacts[] }>`
    select payable_fen, paid_at, (
      select json_agg(json_build_object('subOrderId', sub.id, 'status', sub.status, 'lines', (
        select json_agg(json_build_object('skuId', sku_id, 'quantity', quantity) order by position)
        from order_line where sub_order_id = sub.id)) order by sub.id)
      from sub_order sub where sub.order_id = shop_order.id) as subs
    from shop_order where id = ${orderId}
      and exists (select from webhook where state <> 'removed' and ${topic} = any (topics))`.execute(db);
  const order = rows[0];
  if (!order) return null;
  return {
    orderId,
    payableFen: order.payable_fen,
    paidAt: order.paid_at?.toISOString() ?? null,
    subOrders: order.subs,
  };
}

/** The carrier and what is in a parcel. */
export async function describeParcel(db: Queryable, parcelId: string) {
  const { rows } = await sql<{ carrier: string; waybillNo: string | null; items: SubOrderFacts['lines'] }>`
    select carrier, waybill_no as "waybillNo", (
      select json_agg(json_build_object('skuId', line.sku_id, 'quantity', item.quantity) order by line.position)
      from parcel_item item join order_line line on line.id = item.order_line_id
      where item.parcel_id = parcel.id) as items
    from parcel where id = ${parcelId}`.execute(db);
  return rows[0] ?? {};
}
