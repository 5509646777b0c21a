import { z } from 'zod';
import { emptyObject, id, idList, pageNo, pageOf, pageSize, text } from '../kit/fields.ts';
import { defineContract, endpoint } from '../kit/index.ts';
import { favouritesRoutes } from './favourites.routes.ts';
import { Favourite, FollowedBrand, favouriteFilter, favouriteSort } from './favourites-views.ts';

export const favouritesContract = defineContract({
  addToFavorite: endpoint({
    route: favouritesRoutes.addToFavorite,
    summary:
      "Save skus as favourites, optionally removing them from the cart; a guest's favourites are merged at login",
    access: 'shopper',
    input: z.object({ skuId: idList(120), removeFromCart: z.boolean().default(false) }),
    output: z.object({ total: z.int() }),
    refusals: ['sku-not-found', 'favourites-full'],
  }),
  list: endpoint({
    route: favouritesRoutes.list,
    summary: "The shopper's favourites, latest first by default",
    access: 'shopper',
    input: z.object({
      pageNo,
      pageSize: pageSize(20),
      filter: favouriteFilter.default('all'),
      sort: favouriteSort.default('latest'),
      /** Part of a product's or a brand's name. */
      keyword: text(50).optional(),
    }),
    output: pageOf(Favourite).extend({
      /** The count of each filter, independent of the keyword. */
      counts: z.object({ all: z.int(), cheaper: z.int(), soldOut: z.int(), gone: z.int() }),
      limit: z.int(),
    }),
    refusals: [],
  }),
  remove: endpoint({
    route: favouritesRoutes.remove,
    summary: 'Remove skus from the favourites',
    access: 'shopper',
    input: z.object({ skuId: idList(500) }),
    output: z.object({ total: z.int() }),
    refusals: [],
  }),
  kept: endpoint({
    route: favouritesRoutes.kept,
    summary: 'The saved skus of a shopper, for the heart icons of a page; none for a visitor',
    access: 'anyone',
    input: emptyObject,
    output: z.object({ skuIds: z.array(z.string()) }),
    refusals: [],
  }),
  followBrand: endpoint({
    route: favouritesRoutes.followBrand,
    summary: 'Follow a brand, or stop following it',
    access: 'member',
    input: z.object({ brandId: id, isFollowed: z.boolean().default(true) }),
    output: z.object({ isFollowed: z.boolean(), total: z.int() }),
    refusals: ['brand-not-found'],
  }),
  brands: endpoint({
    route: favouritesRoutes.brands,
    summary: 'The brands a member follows, the latest first, with what is new of each',
    access: 'member',
    input: z.object({ pageNo, pageSize: pageSize(20) }),
    output: pageOf(FollowedBrand),
    refusals: [],
  }),
  brandFollowers: endpoint({
    route: favouritesRoutes.brandFollowers,
    summary: 'How many members follow a brand',
    access: 'anyone',
    isPublished: true,
    input: z.object({ brandId: id }),
    output: z.object({ followers: z.int().nonnegative() }),
    refusals: ['brand-not-found'],
  }),
  brandState: endpoint({
    route: favouritesRoutes.brandState,
    summary: 'Whether the member follows a brand',
    access: 'member',
    input: z.object({ brandId: id }),
    output: z.object({ isFollowed: z.boolean() }),
    refusals: [],
  }),
});
