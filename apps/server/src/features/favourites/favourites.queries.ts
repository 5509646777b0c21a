import type { Fen } from '@huarong/core/shared';
import { sql } from 'kysely';
import { guestOwner, memberIdOfOwner, type Owner } from '#platform/context';
import type { Queryable, Tx } from '#platform/database';

type FavouriteStatus = 'onSale' | 'soldOut' | 'gone';

const status = sql<FavouriteStatus>`case
  when not (sku.is_live and product.status = 'published') then 'gone'
  when coalesce(stock.available, 0) = 0 then 'soldOut'
  else 'onSale' end`;
const names = sql<string>`concat_ws(' ', brand.name_cn, brand.name_en, product.name_cn, product.name_en, sku.shade_name, array_to_string(product.nicknames, ' '))`;

/** All favourites of an owner, as many as the limits allow, latest first. The keyword is part of a name. */
export const listFavourites = (
  db: Queryable,
  { owner, keyword = '' }: { owner: Owner; keyword?: string | undefined },
) =>
  db
    .selectFrom('favourite')
    .innerJoin('sku', 'sku.id', 'favourite.sku_id')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .leftJoin('stock', 'stock.sku_id', 'sku.id')
    .select(['favourite.sku_id', 'favourite.saved_at', status.as('status')])
    .select(['favourite.saved_price_fen', 'favourite.saved_unit_price_fen'])
    .select(sql<boolean>`position(lower(${keyword}) in lower(${names})) > 0`.as('has_keyword'))
    .select(['sku.product_id', 'sku.offer_price_fen', 'sku.market_price_fen'])
    .select(['sku.shade_number', 'sku.shade_name', 'sku.size'])
    .select(['product.name_cn', 'product.name_en', 'product.brand_id'])
    .select(['brand.name_cn as brand_cn', 'brand.name_en as brand_en'])
    .where('favourite.owner', '=', owner)
    .orderBy('favourite.saved_at', 'desc')
    .orderBy('favourite.sku_id')
    .execute();
export type FavouriteRow = Awaited<ReturnType<typeof listFavourites>>[number];

export const countFavourites = async (db: Queryable, { owner }: { owner: Owner }): Promise<number> =>
  (
    await db
      .selectFrom('favourite')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('owner', '=', owner)
      .executeTakeFirstOrThrow()
  ).count;

/** The members who saved a sku, with the prices of that time. */
export const listSavedBy = (db: Queryable, skuId: string) =>
  db
    .selectFrom('favourite')
    .innerJoin('member', 'member.id', 'favourite.member_id')
    .select(['member.id as member_id', 'member.card_type as card', 'saved_price_fen', 'saved_unit_price_fen'])
    .where('favourite.sku_id', '=', skuId)
    .execute();

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

/** Stores the list price and the unit price of the shopper. Already saved skus keep theirs. */
export const saveFavourites = (
  tx: Tx,
  owner: Owner,
  skuIds: readonly string[],
  unitPrices: ReadonlyMap<string, Fen>,
) => {
  const memberId = memberIdOfOwner(owner);
  const guestId = memberId === null ? owner.slice(guestOwner('').length) : null;
  return sql`
    insert into favourite (member_id, guest_id, sku_id, saved_price_fen, saved_unit_price_fen, saved_at)
    select ${memberId}::text, ${guestId}::text, sku.id, sku.offer_price_fen,
      (${JSON.stringify(Object.fromEntries(unitPrices))}::jsonb ->> sku.id)::bigint, shop_now()
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
