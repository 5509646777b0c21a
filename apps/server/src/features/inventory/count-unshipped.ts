import { OrderStatus } from '@huarong/core/orders';
import { sql } from 'kysely';
import { type Queryable, statusIn } from '#platform/database';

/** Paid for, and not or not wholly sent. */
const STATUSES = [OrderStatus.AwaitingShipment, OrderStatus.Packing, OrderStatus.PartlyShipped] as const;

/** Units of a sku that are sold and still in the warehouse: of its own lines and as part of bundles. */
export async function countUnshipped(db: Queryable, skuId: string): Promise<number> {
  const left = sql`(line.quantity - coalesce(
    (select sum(item.quantity) from parcel_item item where item.order_line_id = line.id), 0))`;
  const { rows } = await sql<{ units: number }>`
    select coalesce(sum(units), 0)::int as units from (
      select ${left} as units from order_line line join sub_order sub on sub.id = line.sub_order_id
      where line.sku_id = ${skuId} and ${statusIn('sub.status', STATUSES)}
      union all
      select ${left} * (part ->> 'quantity')::int
      from sub_order sub join order_line line on line.sub_order_id = sub.id
      cross join lateral jsonb_array_elements(line.parts) part
      where ${statusIn('sub.status', STATUSES)} and line.parts is not null and part ->> 'skuId' = ${skuId}
    ) unshipped`.execute(db);
  return rows[0]?.units ?? 0;
}
