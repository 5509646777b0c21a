import { sql } from 'kysely';
import { guestOwner, memberIdOfOwner, type Owner } from '#platform/context';
import type { Queryable, Tx } from '#platform/database';

export type FavouriteFilter = 'all' | 'cheaper' | 'soldOut' | 'gone';
export type FavouriteSort = 'latest' | 'fallen' | 'cheapest';
export type FavouriteStatus = 'onSale' | 'soldOut' | 'gone';

interface FavouriteQuery {
  owner: Owner;
  filter?: FavouriteFilter;
  /** Part of a product or brand name. */
  keyword?: string | undefined;
}

const status = sql<FavouriteStatus>`case
  when not (sku.is_live and product.status = 'published') then 'gone'
  when coalesce(stock.available, 0) = 0 then 'soldOut'
  else 'onSale' end`;
const priceDrop = sql<number>`favourite.saved_price_fen - sku.offer_price_fen`;
const isCheaper = sql<boolean>`${priceDrop} > 0 and ${status} <> 'gone'`;
const names = sql<string>`concat_ws(' ', brand.name_cn, brand.name_en, product.name_cn, product.name_en, sku.shade_name, array_to_string(product.nicknames, ' '))`;

const selectFavourites = (db: Queryable, { owner, filter = 'all', keyword }: FavouriteQuery) =>
  db
    .selectFrom('favourite')
    .innerJoin('sku', 'sku.id', 'favourite.sku_id')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .leftJoin('stock', 'stock.sku_id', 'sku.id')
    .where('favourite.owner', '=', owner)
    .$if(filter === 'cheaper', (all) => all.where(isCheaper))
    .$call((all) => (filter === 'soldOut' || filter === 'gone' ? all.where(status, '=', filter) : all))
    .$if(keyword !== undefined, (all) =>
      all.where(sql<boolean>`position(lower(${keyword}) in lower(${names})) > 0`),
    );

export const listFavourites = (db: Queryable, { limit, offset, sort, ...query }: FavouritePage) =>
  selectFavourites(db, query)
    .select(['favourite.sku_id', 'favourite.saved_at', status.as('status'), priceDrop.as('price_drop_fen')])
    .select(['sku.product_id', 'sku.offer_price_fen', 'sku.market_price_fen'])
    .select(['sku.shade_number', 'sku.shade_name', 'sku.size'])
    .select(['product.name_cn', 'product.name_en', 'product.brand_id'])
    .select(['brand.name_cn as brand_cn', 'brand.name_en as brand_en'])
    .$if(sort === 'fallen', (all) => all.orderBy(priceDrop, 'desc'))
    .$if(sort === 'cheapest', (all) => all.orderBy('sku.offer_price_fen'))
    .orderBy('favourite.saved_at', 'desc')
    .orderBy('favourite.sku_id')
    .limit(limit)
    .offset(offset)
    .execute();
export type FavouriteRow = Awaited<ReturnType<typeof listFavourites>>[number];

interface FavouritePage extends FavouriteQuery {
  sort: FavouriteSort;
  limit: number;
  offset: number;
}

export const countFavourites = async (db: Queryable, query: FavouriteQuery): Promise<number> =>
  (
    await selectFavourites(db, query)
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

/** How many favourites each filter finds. */
export const countByFilter = (db: Queryable, owner: Owner): Promise<Record<FavouriteFilter, number>> =>
  selectFavourites(db, { owner })
    .select([
      sql<number>`count(*)::int`.as('all'),
      sql<number>`(count(*) filter (where ${isCheaper}))::int`.as('cheaper'),
      sql<number>`(count(*) filter (where ${status} = 'soldOut'))::int`.as('soldOut'),
      sql<number>`(count(*) filter (where ${status} = 'gone'))::int`.as('gone'),
    ])
    .executeTakeFirstOrThrow();

/** Serialises changes of one owner, because the limit spans all favourites. Released with the transaction. */
export const lockFavourites = (tx: Tx, owner: Owner) =>
  sql`select pg_advisory_xact_lock(hashtext(${`favourite:${owner}`}))`.execute(tx);

export async function countKnownSkus(tx: Tx, skuIds: readonly string[]): Promise<number> {
  const { count } = await tx
    .selectFrom('sku')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where((row) => row('id', '=', row.fn.any(row.val([...skuIds]))))
    .executeTakeFirstOrThrow();
  return count;
}

/** Stores the current price. Already saved skus keep theirs. */
export const saveFavourites = (tx: Tx, owner: Owner, skuIds: readonly string[]) => {
  const memberId = memberIdOfOwner(owner);
  const guestId = memberId === null ? owner.slice(guestOwner('').length) : null;
  return sql`
    insert into favourite (member_id, guest_id, sku_id, saved_price_fen, saved_at)
    select ${memberId}::text, ${guestId}::text, sku.id, sku.offer_price_fen, shop_now()
    from sku where sku.id = any(${[...skuIds]})
    on conflict (owner, sku_id) do nothing`.execute(tx);
};

export const listSavedSkuIds = async (db: Queryable, owner: Owner): Promise<string[]> =>
  (await db.selectFrom('favourite').select('sku_id').where('owner', '=', owner).execute()).map(
    ({ sku_id }) => sku_id,
  );

export const deleteFavourites = (db: Queryable, owner: Owner, skuIds: readonly string[]) =>
  db
    .deleteFrom('favourite')
    .where('owner', '=', owner)
    .where((row) => row('sku_id', '=', row.fn.any(row.val([...skuIds]))))
    .execute();
