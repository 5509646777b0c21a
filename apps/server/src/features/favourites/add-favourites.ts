import { accept, type Fen, type Result, refuse } from '@huarong/core/shared';
import type { Owner } from '#platform/context';
import { type Queryable, type Tx, transaction } from '#platform/database';
import { cartLimits, removeLines } from '../cart/index.ts';
import type { CatalogueSource } from '../catalogue/index.ts';
import { type OfferSource, readShopperPrices } from '../promotions/index.ts';
import { countFavourites, countKnownSkus, lockFavourites, saveFavourites } from './favourites.queries.ts';

interface AddFavouritesInput {
  owner: Owner;
  skuIds: readonly string[];
  isMovedFromCart: boolean;
}
export interface PriceSources {
  catalogue: CatalogueSource;
  offers: OfferSource;
}
type AddRefusal = { code: 'sku-not-found' } | { code: 'favourites-full'; limit: number };

/** Saves all or none. Moving from the cart happens in the same transaction. */
export async function addFavourites(
  db: Queryable,
  sources: PriceSources,
  { owner, skuIds, isMovedFromCart }: AddFavouritesInput,
): Promise<Result<{ total: number }, AddRefusal>> {
  const wanted = [...new Set(skuIds)];
  const limit = cartLimits(sources.offers).favourites;
  const unitPrices = await shownPrices(db, sources, owner, wanted);
  return transaction(db, async (tx): Promise<Result<{ total: number }, AddRefusal>> => {
    await lockFavourites(tx, owner);
    if ((await countKnownSkus(tx, wanted)) < wanted.length) return refuse({ code: 'sku-not-found' });
    if ((await countAfterAdding(tx, owner, wanted)) > limit)
      return refuse({ code: 'favourites-full', limit });
    await saveFavourites(tx, owner, wanted, unitPrices);
    if (isMovedFromCart)
      await removeLines(
        tx,
        owner,
        wanted.map((skuId) => ({ skuId })),
      );
    return accept({ total: await countFavourites(tx, { owner }) });
  });
}

/** What the shopper is shown now for each sku that is listed. */
async function shownPrices(
  db: Queryable,
  { catalogue, offers }: PriceSources,
  owner: Owner,
  skuIds: readonly string[],
): Promise<Map<string, Fen>> {
  const priceOf = await readShopperPrices(db, offers, owner);
  const { skus } = catalogue.current();
  return new Map(
    skuIds.flatMap((skuId) => {
      const listed = skus.get(skuId);
      return listed ? [[skuId, priceOf(listed.product, listed.sku)] as const] : [];
    }),
  );
}

/** The total after adding; already saved skus count once. */
async function countAfterAdding(tx: Tx, owner: Owner, skuIds: string[]): Promise<number> {
  const others = await tx
    .selectFrom('favourite')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('owner', '=', owner)
    .where((row) => row.not(row('sku_id', '=', row.fn.any(row.val(skuIds)))))
    .executeTakeFirstOrThrow();
  return others.count + skuIds.length;
}
