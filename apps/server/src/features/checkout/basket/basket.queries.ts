import type { BundleChoice } from '@huarong/contract/bundles';
import { VOID_STATUSES } from '@huarong/core/orders';
import type { CardType } from '@huarong/core/pricing';
import { getFirst } from '@huarong/core/shared';
import { type RawBuilder, sql } from 'kysely';
import { type Queryable, statusIn } from '#platform/database';
import { variantOf } from '../../bundles/index.ts';
import { type Buyer, type PricedLineRow, selectPricedLines } from '../../cart/index.ts';
import { openCashOrders } from '../../orders/index.ts';
import { type WaitingExchange, waitingExchanges } from '../../points/index.ts';
import { isFirstOrder, type KnownStock, stockOfSkus } from '../../promotions/index.ts';
import { type DraftRow, EMPTY_DRAFT } from '../draft/draft.queries.ts';

/** A line to be ordered. */
export interface BasketRow extends PricedLineRow {
  /** Units in the buyer's orders that are not cancelled; read only for skus with a limit. */
  bought: number;
}
export interface ShopperFacts {
  now: Date;
  card: CardType | null;
  isFirstOrder: boolean;
  /** Points that may be spent now. */
  points: number;
  draft: DraftRow;
  /** The number of open cash orders. */
  openCashOrders: number;
  /** Gifts and extra-buys chosen in the cart. */
  choices: readonly { promotion_id: string; chosen: string[] }[];
  /** Redeemed rewards that wait for an order. */
  exchanges: readonly WaitingExchange[];
  /** Stock of gifts and extra-buys, as far as it was asked for. */
  giftStock: KnownStock;
}

const basketRows = ({ owner }: Buyer, lines: RawBuilder<unknown>) => {
  const bought = sql`case when sku.purchase_limit is null then 0 else (
      select coalesce(sum(order_line.quantity), 0)::int
      from shop_order join order_line on order_line.order_id = shop_order.id
        join sub_order on sub_order.id = order_line.sub_order_id
      where shop_order.owner = ${owner} and order_line.sku_id = sku.id and order_line.kind <> 'gift'
        and not ${statusIn('sub_order.status', VOID_STATUSES)}) end as bought`;
  return sql<BasketRow>`${selectPricedLines(sql`(${lines})`, bought)} order by line.sku_id, line.variant`;
};

/** The checked lines of the cart. */
export const listChecked = async (db: Queryable, buyer: Buyer): Promise<BasketRow[]> => {
  const checkedLines = sql`select sku_id, variant, bundle, quantity, promotion_id from cart_line
    where owner = ${buyer.owner} and is_checked`;
  return (await basketRows(buyer, checkedLines).execute(db)).rows;
};

export interface BuyNow {
  skuId: string;
  quantity: number;
  bundle?: BundleChoice | null | undefined;
}

/** A sku bought directly without the cart; null when there is no such sku. */
export const findBuyNow = async (
  db: Queryable,
  buyer: Buyer,
  { skuId, quantity, bundle = null }: BuyNow,
): Promise<BasketRow | null> => {
  const buyNowLine = sql`select ${skuId}::text as sku_id, ${variantOf(bundle)}::text as variant, null::jsonb as bundle,
    ${quantity}::int as quantity, null::text as promotion_id`;
  const row = (await basketRows(buyer, buyNowLine).execute(db)).rows[0];
  return row ? { ...row, bundle } : null;
};

/** Plain skus in these quantities, whether they can be bought or not. */
export const listGivenRows = async (
  db: Queryable,
  buyer: Buyer,
  lines: readonly { skuId: string; quantity: number }[],
): Promise<BasketRow[]> => {
  const given = sql`select given.sku_id, ''::text as variant, null::jsonb as bundle, given.quantity,
      null::text as promotion_id
    from unnest(${lines.map(({ skuId }) => skuId)}::text[], ${lines.map(({ quantity }) => quantity)}::int[])
      as given (sku_id, quantity)`;
  return (await basketRows(buyer, given).execute(db)).rows;
};

/** Reads everything about the buyer in one query, and the stock of these gifts. */
export const getShopperFacts = async (
  db: Queryable,
  { owner, memberId }: Buyer,
  giftSkus: readonly string[] = [],
): Promise<ShopperFacts> => {
  const { rows } = await sql<Omit<ShopperFacts, 'draft'> & { draft: DraftRow | null }>`
    select shop_now() as now, (select card_type from member where id = ${memberId}) as card,
      ${isFirstOrder(owner)} as "isFirstOrder", (${openCashOrders(owner)}) as "openCashOrders",
      coalesce((select pay_points - held_points from points_account where member_id = ${memberId}), 0) as points,
      (select to_jsonb(draft) from (
        select delivery_mode, delivery_time, payment_code, packaging_id, greeting, note
        from checkout_draft where owner = ${owner}) draft) as draft,
      (select coalesce(jsonb_agg(choice), '[]') from (
        select promotion_id, chosen from cart_choice where owner = ${owner}) choice) as choices,
      (${waitingExchanges(memberId)}) as exchanges, ${stockOfSkus(giftSkus)} as "giftStock"`.execute(db);
  const facts = getFirst(rows);
  return { ...facts, draft: facts.draft ?? EMPTY_DRAFT };
};
