import { type OrderStatus, ParcelStatus } from '@huarong/core/orders';
import { sql } from 'kysely';
import type { Queryable } from '#platform/database';

export interface StaffSubOrderRow {
  id: string;
  status: OrderStatus;
  payable_fen: number;
  created_at: Date;
  recipient_name: string;
  items: string;
}

/** Sub-orders for staff, oldest first. */
export async function listSubOrdersForStaff(
  db: Queryable,
  { statuses, limit = 50 }: { statuses: readonly OrderStatus[] | null; limit?: number },
): Promise<StaffSubOrderRow[]> {
  const wanted = statuses ? sql`sub.status = any(${[...statuses]}::smallint[])` : sql`true`;
  const { rows } = await sql<StaffSubOrderRow>`
    select sub.id, sub.status, shop_order.payable_fen, shop_order.created_at,
      shop_order.recipient->>'name' as recipient_name,
      ${itemsText} as items
    from sub_order sub join shop_order on shop_order.id = sub.order_id
    where ${wanted} order by shop_order.created_at, sub.id limit ${limit}`.execute(db);
  return rows;
}

/** 自选四格眼影盘 × 1（M01 米纸、S02 干玫瑰）刻字「知夏」: packing a bundle needs its parts and engraving. */
const oneLine = sql`concat(
  line.snapshot->>'productName', ' × ', line.quantity,
  '（' || (select string_agg(part->>'skuName', '、') from jsonb_array_elements(line.parts) part) || '）',
  '刻字「' || line.engraving || '」')`;

/** The lines of the sub-order that the query names `sub`, in one text. */
export const itemsText = sql`(
  select string_agg(${oneLine}, '、' order by line.position) from order_line line where line.sub_order_id = sub.id)`;

export const listOpenParcels = (db: Queryable, subOrderId: string) =>
  db
    .selectFrom('parcel')
    .select(['id', 'carrier', 'waybill_no', 'status'])
    .where('sub_order_id', '=', subOrderId)
    .where('status', '<', ParcelStatus.Delivered)
    .orderBy('created_at')
    .execute();
