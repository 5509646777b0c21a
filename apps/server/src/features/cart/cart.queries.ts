import type { BundleChoice } from '@huarong/contract/bundles';
import type { CartQuantity } from '@huarong/core/cart';
import type { CardType } from '@huarong/core/pricing';
import { getFirst } from '@huarong/core/shared';
import { type RawBuilder, sql } from 'kysely';
import type { JsonOf, Queryable, Tx } from '#platform/database';
import { variantOf } from '../bundles/index.ts';
import { isFirstOrder } from '../promotions/index.ts';
import type { Buyer } from './buyer.ts';

/** A line with everything that decides whether it can be bought and at what price; price and stock from the database. */
declare module '#platform/database' {
  interface DeclaredColumns {
    cart_line: { bundle: JsonOf<BundleChoice> | null };
  }
}

export interface PricedLineRow {
  sku_id: string;
  /** Empty for a plain sku. */
  variant: string;
  bundle: BundleChoice | null;
  quantity: number;
  promotion_id: string | null;
  product_id: string;
  offer_price_fen: number;
  market_price_fen: number | null;
  purchase_limit: number | null;
  is_on_sale: boolean;
  available: number;
}
export interface LineRow extends PricedLineRow {
  is_checked: boolean;
  added_price_fen: number;
  now: Date;
  /** Null for a guest. */
  card: CardType | null;
  is_first_order: boolean;
}

/**
 * Selects the columns of `PricedLineRow` and others from `lines`, which is cart_line or has its columns. Cart and checkout
 * add their conditions. It is raw SQL because the query builder takes longer than the query itself.
 */
export const selectPricedLines = (lines: RawBuilder<unknown>, otherColumns: RawBuilder<unknown>) => sql`
  select line.sku_id, line.variant, line.bundle, line.quantity, line.promotion_id,
    sku.product_id, sku.offer_price_fen, sku.market_price_fen, sku.purchase_limit,
    sku.is_live and product.status = 'published' as is_on_sale,
    coalesce(stock.available, 0) as available, ${otherColumns}
  from ${lines} line
    join sku on sku.id = line.sku_id
    join product on product.id = sku.product_id
    left join stock on stock.sku_id = line.sku_id`;

/** Every page runs this query. */
export const listLines = async (db: Queryable, { owner, memberId }: Buyer): Promise<LineRow[]> => {
  const otherColumns = sql`line.is_checked, line.added_price_fen, (select shop_now()) as now,
    ${memberColumns(owner, memberId)}`;
  const { rows } = await sql<LineRow>`
    ${selectPricedLines(sql`cart_line`, otherColumns)}
    where line.owner = ${owner}
    order by line.added_at desc, line.sku_id, line.variant`.execute(db);
  return rows;
};

/** A guest has no card, so the sub-queries are left out for guests. */
const memberColumns = (owner: string, memberId: string | null) =>
  memberId === null
    ? sql`null as card, false as is_first_order`
    : sql`(select card_type from member where id = ${memberId}) as card, ${isFirstOrder(owner)} as is_first_order`;

export const countUnits = async (db: Queryable, owner: string): Promise<number> =>
  getFirst(
    (
      await sql<{ units: number }>`
      select coalesce(sum(quantity), 0)::int as units from cart_line where owner = ${owner}`.execute(db)
    ).rows,
  ).units;

/** Names of skus that are no longer in the catalogue: their lines are still shown. */
export const listSkuNames = (db: Queryable, skuIds: readonly string[]) =>
  db
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .select([
      'sku.id as sku_id',
      'sku.code',
      'sku.shade_number',
      'sku.shade_name',
      'sku.size',
      'product.name_cn',
      'product.name_en',
      'brand.name_cn as brand_cn',
      'brand.name_en as brand_en',
    ])
    .where((row) => row('sku.id', '=', row.fn.any(row.val([...skuIds]))))
    .execute();
export type NamesRow = Awaited<ReturnType<typeof listSkuNames>>[number];

/** Every change to the lines locks this row first, so that changes from two tabs run one after the other. */
export const lockCart = (tx: Tx, owner: string) =>
  tx
    .insertInto('cart')
    .values({ owner, changed_at: sql<Date>`shop_now()` })
    .onConflict((conflict) =>
      conflict.column('owner').doUpdateSet((row) => ({ changed_at: row.ref('excluded.changed_at') })),
    )
    .execute();

/**
 * Writes quantity and selection of a line as `mergeLines` or a limit check decided them. The caller has locked the cart
 * before it read the line, so no concurrent change is lost.
 */
export const saveLine = (tx: Tx, owner: string, line: SavedLine) =>
  tx
    .insertInto('cart_line')
    .values({
      owner,
      sku_id: line.skuId,
      variant: variantOf(line.bundle),
      bundle: line.bundle ? JSON.stringify(line.bundle) : null,
      quantity: line.quantity,
      is_checked: line.isChecked,
      added_price_fen: line.addedPriceFen,
      added_at: sql<Date>`shop_now()`,
    })
    .onConflict((conflict) =>
      conflict.columns(['owner', 'sku_id', 'variant']).doUpdateSet((row) => ({
        quantity: row.ref('excluded.quantity'),
        is_checked: row.ref('excluded.is_checked'),
      })),
    )
    .execute();

interface SavedLine {
  skuId: string;
  bundle?: BundleChoice | null | undefined;
  quantity: number;
  isChecked: boolean;
  /** Written for a new line only. */
  addedPriceFen: number;
}

/** The lines as `mergeLines` takes them. Runs after the cart is locked. */
export const listQuantities = (tx: Tx, owner: string): Promise<CartQuantity[]> =>
  tx
    .selectFrom('cart_line')
    .select(['sku_id as skuId', 'variant', 'quantity', 'is_checked as isChecked'])
    .where('owner', '=', owner)
    .execute();

/** Units in a line; 0 when there is no such line. */
export const countLineUnits = async (
  tx: Tx,
  owner: string,
  skuId: string,
  variant: string,
): Promise<number> => (await findBundleLine(tx, owner, skuId, variant))?.quantity ?? 0;

export const findBundleLine = async (tx: Tx, owner: string, skuId: string, variant: string) =>
  tx
    .selectFrom('cart_line')
    .select(['quantity', 'bundle'])
    .where('owner', '=', owner)
    .where('sku_id', '=', skuId)
    .where('variant', '=', variant)
    .executeTakeFirst();

export const listChoices = (db: Queryable, owner: string) =>
  db.selectFrom('cart_choice').select(['promotion_id', 'chosen']).where('owner', '=', owner).execute();

export const saveChoice = (tx: Tx, owner: string, promotionId: string, chosen: readonly string[]) =>
  tx
    .insertInto('cart_choice')
    .values({ owner, promotion_id: promotionId, chosen: [...chosen], chosen_at: sql<Date>`shop_now()` })
    .onConflict((conflict) =>
      conflict.columns(['owner', 'promotion_id']).doUpdateSet((row) => ({
        chosen: row.ref('excluded.chosen'),
        chosen_at: row.ref('excluded.chosen_at'),
      })),
    )
    .execute();

/** Called when the cart was ordered: gifts and extra-buys are chosen anew for the next order. */
export const deleteChoices = (tx: Tx, owner: string) =>
  tx.deleteFrom('cart_choice').where('owner', '=', owner).execute();
