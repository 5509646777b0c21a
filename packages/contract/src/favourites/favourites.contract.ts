import { z } from 'zod';
import { ProductCard } from '../catalogue/index.ts';
import { idList, money, pageNo, pageOf, pageSize, time } from '../kit/fields.ts';
import { defineContract, endpoint } from '../kit/index.ts';
import { favouritesRoutes } from './favourites.routes.ts';

const Favourite = ProductCard.extend({
  savedAt: time,
  /** How far the price fell since it was saved. */
  cheaperBy: money.optional(),
  status: z.enum(['onSale', 'soldOut', 'gone']),
});
export type Favourite = z.infer<typeof Favourite>;

export const favouritesContract = defineContract({
  addToFavorite: endpoint({
    route: favouritesRoutes.addToFavorite,
    summary: 'Save skus as favourites, optionally taking them out of the cart',
    access: 'member',
    input: z.object({ skuId: idList(120), removeFromCart: z.boolean().default(false) }),
    output: z.object({ total: z.int() }),
    refusals: ['sku-not-found', 'favourites-full'],
  }),
  list: endpoint({
    route: favouritesRoutes.list,
    summary: "The member's favourites",
    access: 'member',
    input: z.object({
      pageNo,
      pageSize: pageSize(20),
      filter: z.enum(['all', 'cheaper', 'soldOut', 'gone']).default('all'),
    }),
    output: pageOf(Favourite),
    refusals: [],
  }),
  remove: endpoint({
    route: favouritesRoutes.remove,
    summary: 'Take skus off the favourites',
    access: 'member',
    input: z.object({ skuId: idList(500) }),
    output: z.object({ total: z.int() }),
    refusals: [],
  }),
});
