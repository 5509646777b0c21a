import { favouritesContract } from '@huarong/contract/favourites';
import { accept, refuse } from '@huarong/core/shared';
import { ownerOf } from '#platform/context';
import { type Feature, implement } from '#platform/feature';
import { cartLimits } from '../cart/index.ts';
import type { ImagePort } from '../images/index.ts';
import { readShopperPrices } from '../promotions/index.ts';
import { addFavourites, type PriceSources } from './add-favourites.ts';
import { countFavourites, deleteFavourites, listFavourites, listSavedSkuIds } from './favourites.queries.ts';
import {
  countBrandFollowers,
  countFollowedBrands,
  deleteFollowedBrand,
  insertFollowedBrand,
  isBrandFollowed,
  listFollowedBrands,
} from './followed-brands.queries.ts';
import { presentFavourite } from './present-favourite.ts';
import { presentFollowedBrand } from './present-followed-brand.ts';
import { countByFilter, hasFilter, priceFavourite, sortFavourites } from './priced-favourites.ts';

export function favouritesFeature(sources: PriceSources & { imageOf: ImagePort }): Feature {
  const { catalogue, offers, imageOf } = sources;
  return implement(favouritesContract, {
    addToFavorite: ({ db, actor }, { skuId, removeFromCart }) =>
      addFavourites(db, sources, { owner: ownerOf(actor), skuIds: skuId, isMovedFromCart: removeFromCart }),

    async list({ db, actor }, { pageNo, pageSize, filter, sort, keyword }) {
      const owner = ownerOf(actor);
      const priceOf = await readShopperPrices(db, offers, owner);
      // The price of a shopper is known in memory only, so that all favourites are read: they are limited in number.
      const rows = await listFavourites(db, { owner, keyword });
      const all = rows.map((row) => priceFavourite(row, catalogue, priceOf));
      const found = all.filter((each) => each.row.has_keyword && hasFilter(each, filter));
      const { limit, offset } = rangeOf({ pageNo, pageSize });
      return accept({
        list: sortFavourites(found, sort)
          .slice(offset, offset + limit)
          .map((each) => presentFavourite(each, catalogue, imageOf)),
        currentPage: pageNo,
        totalPages: Math.ceil(found.length / pageSize),
        total: found.length,
        counts: countByFilter(all),
        limit: cartLimits(offers).favourites,
      });
    },

    async remove({ db, actor }, { skuId }) {
      const owner = ownerOf(actor);
      await deleteFavourites(db, owner, skuId);
      return accept({ total: await countFavourites(db, { owner }) });
    },

    kept: async ({ db, actor }) =>
      accept({ skuIds: actor.kind === 'visitor' ? [] : await listSavedSkuIds(db, ownerOf(actor)) }),

    async followBrand({ db, actor }, { brandId, isFollowed: isWanted }) {
      const { memberId } = actor;
      // A brand that is no longer listed can still be unfollowed.
      if (!isWanted) await deleteFollowedBrand(db, memberId, brandId);
      else if (catalogue.current().brands.has(brandId)) await insertFollowedBrand(db, memberId, brandId);
      else return refuse({ code: 'brand-not-found' });
      return accept({ isFollowed: isWanted, total: await countFollowedBrands(db, memberId) });
    },

    async brands({ db, actor }, page) {
      const { memberId } = actor;
      const total = await countFollowedBrands(db, memberId);
      const rows = await listFollowedBrands(db, { memberId, ...rangeOf(page) });
      return accept({
        list: rows.flatMap((row) => presentFollowedBrand(row, catalogue, imageOf)),
        currentPage: page.pageNo,
        totalPages: Math.ceil(total / page.pageSize),
        total,
      });
    },

    brandFollowers: async ({ db }, { brandId }) =>
      catalogue.current().brands.has(brandId)
        ? accept({ followers: await countBrandFollowers(db, brandId) })
        : refuse({ code: 'brand-not-found' }),

    brandState: async ({ db, actor }, { brandId }) =>
      accept({ isFollowed: await isBrandFollowed(db, actor.memberId, brandId) }),
  });
}

const rangeOf = ({ pageNo, pageSize }: { pageNo: number; pageSize: number }) => ({
  limit: pageSize,
  offset: (pageNo - 1) * pageSize,
});
