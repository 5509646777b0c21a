import { CONFIRMED_STATUSES, OrderStatus, SIGNED_STATUSES } from '@huarong/core/orders';
import { RETURN_TABS, ReturnKind, ReturnStatus } from '@huarong/core/returns';
import { getFirst } from '@huarong/core/shared';
import { type RawBuilder, sql } from 'kysely';
import { memberOwner } from '#platform/context';
import { likeText, type Queryable, statusIn } from '#platform/database';

/** One line of an order or of a receipt. */
export interface PurchaseRow {
  /** Its id in the vanity. */
  item: string;
  sku_id: string;
  product_id: string;
  product_name: string;
  sku_name: string;
  brand_name: string;
  bought_at: Date;
  place: string;
  quantity: number;
  paid_fen: number;
  is_returned: boolean;
  /** A return or an exchange is under way. */
  is_returning: boolean;
  /** Configured by the member, so that its price is not that of the sku. */
  is_bundle: boolean;
  /** Signed for or bought in a store, and not returned. */
  is_at_home: boolean;
  /** The first, second … purchase of this sku by the member. */
  nth: number;
}

/** Shipped, received, or returned after receipt. An order cancelled before receipt is no purchase. */
const IS_PURCHASED = sql`(${statusIn('part.status', CONFIRMED_STATUSES)} or (${statusIn('part.status', [OrderStatus.Closed])} and part.signed_at is not null))`;

/** An exchange returns nothing: the item is replaced. */
const REFUND_KINDS = [ReturnKind.RefundOnly, ReturnKind.ReturnAndRefund];

/** How many units of an order line are in returns of these statuses and kinds. */
const unitsInReturns = (
  statuses: readonly ReturnStatus[],
  kinds: readonly ReturnKind[] = Object.values(ReturnKind),
) => sql`(
  select count(*) from return_piece piece join return_request request on request.id = piece.return_id
  where piece.order_line_id = line.id and piece.is_live and request.kind = any(${[...kinds]}::smallint[])
    and ${statusIn('request.status', statuses)})`;

/** All purchases of a member, online and in stores, as one table. Both halves filter by the member. */
const purchasesOf = (memberId: string) => sql`(
  select *, row_number() over (partition by sku_id order by bought_at, item)::int as nth from (
    select 'order:' || line.id as item, line.sku_id, line.product_id,
      line.snapshot->>'productName' as product_name, line.snapshot->>'skuName' as sku_name,
      concat_ws(' ', line.snapshot->>'brandNameEN', line.snapshot->>'brandNameCN') as brand_name,
      coalesce(shop_order.paid_at, shop_order.created_at) as bought_at, '线上' as place,
      line.quantity, line.paid_fen,
      ${statusIn('part.status', [OrderStatus.Closed])}
        or ${unitsInReturns([ReturnStatus.Completed], REFUND_KINDS)} = line.quantity as is_returned,
      ${unitsInReturns(RETURN_TABS.processing)} > 0 as is_returning, line.kind = 'bundle' as is_bundle,
      part.signed_at is not null and ${statusIn('part.status', SIGNED_STATUSES)} and line.returned_quantity < line.quantity as is_at_home
    from order_line line
      join sub_order part on part.id = line.sub_order_id
      join shop_order on shop_order.id = line.order_id
    where shop_order.owner = ${memberOwner(memberId)} and shop_order.hidden_at is null
      and line.kind <> 'gift' and ${IS_PURCHASED}
    union all
    select 'offline:' || line.receipt_no || ':' || line.position, line.sku_id, line.product_id,
      line.product_name, line.sku_name, line.brand_name, receipt.bought_at, receipt.store_name,
      line.quantity, line.price_fen * line.quantity, line.returned_quantity = line.quantity, false, false,
      line.returned_quantity < line.quantity
    from offline_line line join offline_receipt receipt on receipt.receipt_no = line.receipt_no
    where receipt.member_id = ${memberId}) every) bought`;

/** Matches a keyword in product, sku or brand name. */
function matchesKeyword(keyword: string | undefined): RawBuilder<unknown> {
  if (!keyword) return sql`true`;
  const like = likeText(keyword);
  return sql`(product_name ilike ${like} or sku_name ilike ${like} or brand_name ilike ${like})`;
}

interface PurchasePage {
  memberId: string;
  keyword?: string | undefined;
  pageNo: number;
  pageSize: number;
}

export async function listPurchases(db: Queryable, { memberId, keyword, pageNo, pageSize }: PurchasePage) {
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from ${purchasesOf(memberId)} where ${matchesKeyword(keyword)}`.execute(db);
  const { rows } = await sql<PurchaseRow>`
    select * from ${purchasesOf(memberId)} where ${matchesKeyword(keyword)}
    order by bought_at desc, item limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(db);
  return { rows, total: getFirst(counted).total };
}

/** The products a member bought, latest first. Returned items tell nothing about taste and are left out. */
export async function listBoughtProductIds(
  db: Queryable,
  memberId: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ product_id: string }>`
    select product_id from ${purchasesOf(memberId)} where not is_returned
    group by product_id order by max(bought_at) desc, product_id limit ${limit}`.execute(db);
  return rows.map(({ product_id }) => product_id);
}

/** Items at home, newest first, with the member's notes; hidden items are left out. */
export async function listItemsAtHome(db: Queryable, memberId: string, months: number) {
  const { rows } = await sql<PurchaseRow & { opened_on: string | null }>`
    select bought.*, note.opened_on from ${purchasesOf(memberId)}
      left join vanity_note note on note.member_id = ${memberId} and note.item = bought.item
    where is_at_home and note.hidden_at is null and bought_at > shop_now() - make_interval(months => ${months})
    order by bought_at desc, bought.item`.execute(db);
  return rows;
}

/** An item of the member at home, hidden or not. */
export async function findItemAtHome(
  db: Queryable,
  memberId: string,
  item: string,
): Promise<PurchaseRow | null> {
  const { rows } = await sql<PurchaseRow>`
    select * from ${purchasesOf(memberId)} where item = ${item} and is_at_home`.execute(db);
  return rows[0] ?? null;
}
