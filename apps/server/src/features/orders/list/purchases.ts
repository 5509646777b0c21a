import { OrderStatus, SIGNED_STATUSES } from '@huarong/core/orders';
import { getFirst } from '@huarong/core/shared';
import { sql } from 'kysely';
import { memberOwner } from '#platform/context';
import { type Queryable, statusIn, type Tx } from '#platform/database';

type Item = { subOrderId: string; skuId: string } | { productId: string };

/** A delivered purchase of a member: a line of a sub-order, or the latest purchase of a product. */
export async function findPurchase(
  db: Queryable,
  memberId: string,
  item: Item,
): Promise<{ skuId: string; signedAt: Date } | null> {
  const condition =
    'productId' in item
      ? sql`line.product_id = ${item.productId}`
      : sql`line.sub_order_id = ${item.subOrderId} and line.sku_id = ${item.skuId}`;
  const { rows } = await sql<{ skuId: string; signedAt: Date }>`
    select line.sku_id as "skuId", sub.signed_at as "signedAt"
    from order_line line
      join sub_order sub on sub.id = line.sub_order_id
      join shop_order on shop_order.id = line.order_id
    where shop_order.owner = ${memberOwner(memberId)} and ${condition}
      and line.kind <> 'gift' and ${statusIn('sub.status', SIGNED_STATUSES)} and sub.signed_at is not null
    order by sub.signed_at desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** A line that has a comment is no longer listed as uncommented. */
export async function recordComment(
  tx: Tx,
  memberId: string,
  { subOrderId, skuId }: { subOrderId: string; skuId: string },
): Promise<void> {
  await sql`
    update order_line set commented_at = shop_now() from shop_order
    where shop_order.id = order_line.order_id and shop_order.owner = ${memberOwner(memberId)}
      and order_line.sub_order_id = ${subOrderId} and order_line.sku_id = ${skuId}
      and order_line.commented_at is null`.execute(tx);
}

/** The comment was withdrawn: the line waits for one again. */
export async function clearComment(
  tx: Tx,
  memberId: string,
  { subOrderId, skuId }: { subOrderId: string; skuId: string },
): Promise<void> {
  await sql`
    update order_line set commented_at = null from shop_order
    where shop_order.id = order_line.order_id and shop_order.owner = ${memberOwner(memberId)}
      and order_line.sub_order_id = ${subOrderId} and order_line.sku_id = ${skuId}`.execute(tx);
}

/** A delivered item without a comment. */
export interface UncommentedItem {
  orderId: string;
  subOrderId: string;
  skuId: string;
  productId: string;
  signedAt: Date;
}

/** A line that may be asked for a comment: no gift, not commented, and not returned as a whole. */
export const awaitsComment = (line: 'line' | 'order_line') =>
  sql`${sql.ref(`${line}.kind`)} <> 'gift' and ${sql.ref(`${line}.commented_at`)} is null
    and ${sql.ref(`${line}.returned_quantity`)} < ${sql.ref(`${line}.quantity`)}`;

/** A member's delivered items without a comment, latest first; a sku appears once per sub-order. */
export async function listUncommented(
  db: Queryable,
  memberId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: UncommentedItem[]; total: number; completedOrders: number; completedItems: number }> {
  const uncommented = sql`
    from order_line line
      join sub_order sub on sub.id = line.sub_order_id
      join shop_order on shop_order.id = line.order_id
      join sku on sku.id = line.sku_id
    where shop_order.owner = ${memberOwner(memberId)} and shop_order.hidden_at is null and ${awaitsComment('line')}
      and ${statusIn('sub.status', SIGNED_STATUSES)} and sub.signed_at is not null`;
  const { rows: items } = await sql<UncommentedItem>`
    select distinct on (sub.signed_at, line.sub_order_id, line.sku_id) line.order_id as "orderId",
      line.sub_order_id as "subOrderId", line.sku_id as "skuId", line.product_id as "productId",
      sub.signed_at as "signedAt"
    ${uncommented}
    order by sub.signed_at desc, line.sub_order_id, line.sku_id limit ${limit} offset ${offset}`.execute(db);
  const isCompleted = statusIn('sub.status', [OrderStatus.Completed]);
  const { rows } = await sql<{ total: number; completedOrders: number; completedItems: number }>`
    select count(distinct (line.sub_order_id, line.sku_id))::int as total,
      count(distinct (line.sub_order_id, line.sku_id)) filter (where ${isCompleted})::int as "completedItems",
      count(distinct line.order_id) filter (where ${isCompleted})::int as "completedOrders"
    ${uncommented}`.execute(db);
  return { items, ...getFirst(rows) };
}
