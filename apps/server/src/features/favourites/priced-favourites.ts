import type { FavouriteFilter, FavouriteSort } from '@huarong/contract/favourites';
import { priceDrop } from '@huarong/core/favourites';
import { type Fen, fen } from '@huarong/core/shared';
import type { CatalogueSource } from '../catalogue/index.ts';
import type { ShopperPrices } from '../promotions/index.ts';
import type { FavouriteRow } from './favourites.queries.ts';

type Listed = NonNullable<ReturnType<ReturnType<CatalogueSource['current']>['skus']['get']>>;

/** A favourite with what one unit costs its shopper now. */
export interface PricedFavourite {
  row: FavouriteRow;
  /** Null when the sku is no longer listed. */
  listed: Listed | null;
  unitPrice: Fen;
  /** How much less that is than when it was saved, negative when it is more; 0 when it is no longer sold. */
  priceDrop: Fen;
}

export function priceFavourite(
  row: FavouriteRow,
  catalogue: CatalogueSource,
  priceOf: ShopperPrices,
): PricedFavourite {
  const listed = catalogue.current().skus.get(row.sku_id) ?? null;
  if (!listed) return { row, listed, unitPrice: fen(row.offer_price_fen), priceDrop: fen(0) };
  const unitPrice = priceOf(listed.product, listed.sku);
  const dropped = priceDrop(
    { listPrice: row.saved_price_fen, unitPrice: row.saved_unit_price_fen },
    { listPrice: listed.sku.offer_price_fen, unitPrice },
  );
  return { row, listed, unitPrice, priceDrop: fen(row.status === 'gone' ? 0 : dropped) };
}

export const hasFilter = ({ row, priceDrop: dropped }: PricedFavourite, filter: FavouriteFilter): boolean => {
  if (filter === 'all') return true;
  return filter === 'cheaper' ? dropped > 0 : row.status === filter;
};

/** How many favourites each filter finds. */
export const countByFilter = (all: readonly PricedFavourite[]): Record<FavouriteFilter, number> => {
  const count = (filter: FavouriteFilter) => all.filter((each) => hasFilter(each, filter)).length;
  return { all: all.length, cheaper: count('cheaper'), soldOut: count('soldOut'), gone: count('gone') };
};

/** The rows come latest first, and equal ones stay in that order. */
export function sortFavourites(
  all: readonly PricedFavourite[],
  sort: FavouriteSort,
): readonly PricedFavourite[] {
  if (sort === 'fallen') return all.toSorted((a, b) => b.priceDrop - a.priceDrop);
  return sort === 'cheapest' ? all.toSorted((a, b) => a.unitPrice - b.unitPrice) : all;
}
