import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database';

type Item = { subOrderId: string; skuId: string } | { productId: string };

/** What a member bought and signed for: one line of a sub-order, or whatever of a product she bought last. */
export async function boughtBy(
  db: Queryable,
  memberId: string,
  item: Item,
): Promise<{ skuId: string; signedAt: Date } | null> {
  const asked =
    'productId' in item
      ? sql`line.product_id = ${item.productId}`
      : sql`line.sub_order_id = ${item.subOrderId} and line.sku_id = ${item.skuId}`;
  const { rows } = await sql<{ skuId: string; signedAt: Date }>`
    select line.sku_id as "skuId", part.signed_at as "signedAt"
    from order_line line
      join sub_order part on part.id = line.sub_order_id
      join shop_order on shop_order.id = line.order_id
    where shop_order.owner = ${`member:${memberId}`} and ${asked}
      and line.kind <> 'gift' and part.status in (60, 70) and part.signed_at is not null
    order by part.signed_at desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** A line that has been commented on is not asked about again. */
export async function noteComment(
  tx: Tx,
  memberId: string,
  { subOrderId, skuId }: { subOrderId: string; skuId: string },
): Promise<void> {
  await sql`
    update order_line set commented_at = shop_now() from shop_order
    where shop_order.id = order_line.order_id and shop_order.owner = ${`member:${memberId}`}
      and order_line.sub_order_id = ${subOrderId} and order_line.sku_id = ${skuId}
      and order_line.commented_at is null`.execute(tx);
}

/** Something bought and signed for that nobody has asked about yet. */
export interface UncommentedItem {
  orderId: string;
  subOrderId: string;
  skuId: string;
  productId: string;
  signedAt: Date;
}

/** What a member signed for and has not commented on, the latest first; a sku once a parcel, however many lines it took. */
export async function listUncommented(
  db: Queryable,
  memberId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: UncommentedItem[]; total: number }> {
  const waiting = sql`
    from order_line line
      join sub_order part on part.id = line.sub_order_id
      join shop_order on shop_order.id = line.order_id
      join sku on sku.id = line.sku_id
    where shop_order.owner = ${`member:${memberId}`} and line.commented_at is null
      and line.kind <> 'gift' and part.status in (60, 70) and part.signed_at is not null`;
  const { rows: items } = await sql<UncommentedItem>`
    select distinct on (part.signed_at, line.sub_order_id, line.sku_id) line.order_id as "orderId",
      line.sub_order_id as "subOrderId", line.sku_id as "skuId", line.product_id as "productId",
      part.signed_at as "signedAt"
    ${waiting}
    order by part.signed_at desc, line.sub_order_id, line.sku_id limit ${limit} offset ${offset}`.execute(db);
  const { rows } = await sql<{ total: number }>`
    select count(distinct (line.sub_order_id, line.sku_id))::int as total ${waiting}`.execute(db);
  return { items, total: rows[0]!.total };
}
