import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database';

export type FavouriteFilter = 'all' | 'cheaper' | 'soldOut' | 'gone';
export type FavouriteStatus = 'onSale' | 'soldOut' | 'gone';

const status = sql<FavouriteStatus>`case
  when not (sku.is_live and product.status = 'published') then 'gone'
  when coalesce(stock.available, 0) = 0 then 'soldOut'
  else 'onSale' end`;
const fallen = sql<number>`favourite.saved_price_fen - sku.offer_price_fen`;

const ofMember = (db: Queryable, memberId: string, filter: FavouriteFilter) => {
  const all = db
    .selectFrom('favourite')
    .innerJoin('sku', 'sku.id', 'favourite.sku_id')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .leftJoin('stock', 'stock.sku_id', 'sku.id')
    .where('favourite.member_id', '=', memberId);
  if (filter === 'all') return all;
  return filter === 'cheaper'
    ? all.where(fallen, '>', 0).where(status, '<>', 'gone')
    : all.where(status, '=', filter);
};

export const listFavourites = (db: Queryable, { memberId, filter, limit, offset }: FavouritePage) =>
  ofMember(db, memberId, filter)
    .select(['favourite.sku_id', 'favourite.saved_at', status.as('status'), fallen.as('fallen_fen')])
    .select(['sku.product_id', 'sku.offer_price_fen', 'sku.market_price_fen'])
    .select(['product.name_cn', 'product.name_en', 'product.brand_id'])
    .select(['brand.name_cn as brand_cn', 'brand.name_en as brand_en'])
    .orderBy('favourite.saved_at', 'desc')
    .orderBy('favourite.sku_id')
    .limit(limit)
    .offset(offset)
    .execute();
export type FavouriteRow = Awaited<ReturnType<typeof listFavourites>>[number];

interface FavouritePage {
  memberId: string;
  filter: FavouriteFilter;
  limit: number;
  offset: number;
}

export const countFavourites = async (
  db: Queryable,
  memberId: string,
  filter: FavouriteFilter = 'all',
): Promise<number> =>
  (
    await ofMember(db, memberId, filter)
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

/** Two tabs save one after the other; the lock ends with the transaction. */
export const lockFavourites = (tx: Tx, memberId: string) =>
  sql`select pg_advisory_xact_lock(hashtext(${`favourite:${memberId}`}))`.execute(tx);

export async function countKnownSkus(tx: Tx, skuIds: readonly string[]): Promise<number> {
  const { count } = await tx
    .selectFrom('sku')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where((row) => row('id', '=', row.fn.any(row.val([...skuIds]))))
    .executeTakeFirstOrThrow();
  return count;
}

/** The price of this moment is kept with it. Those saved before keep theirs. */
export const saveFavourites = (tx: Tx, memberId: string, skuIds: readonly string[]) =>
  tx
    .insertInto('favourite')
    .columns(['member_id', 'sku_id', 'saved_price_fen', 'saved_at'])
    .expression((from) =>
      from
        .selectFrom('sku')
        .select([
          sql<string>`${memberId}`.as('member_id'),
          'sku.id',
          'sku.offer_price_fen',
          sql<Date>`shop_now()`.as('saved_at'),
        ])
        .where((row) => row('sku.id', '=', row.fn.any(row.val([...skuIds])))),
    )
    .onConflict((again) => again.columns(['member_id', 'sku_id']).doNothing())
    .execute();

export const deleteFavourites = (db: Queryable, memberId: string, skuIds: readonly string[]) =>
  db
    .deleteFrom('favourite')
    .where('member_id', '=', memberId)
    .where((row) => row('sku_id', '=', row.fn.any(row.val([...skuIds]))))
    .execute();
