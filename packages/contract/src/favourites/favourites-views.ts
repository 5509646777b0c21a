import { z } from 'zod';
import { Brand, ProductCard, UnitPrice } from '../catalogue/index.ts';
import { money, time } from '../kit/fields.ts';

export const favouriteFilter = z.enum(['all', 'cheaper', 'soldOut', 'gone']);
export type FavouriteFilter = z.infer<typeof favouriteFilter>;
/** By date saved, by price drop since then, by price ascending. */
export const favouriteSort = z.enum(['latest', 'fallen', 'cheapest']);
export type FavouriteSort = z.infer<typeof favouriteSort>;

export const Favourite = ProductCard.extend({
  /** 03 朱砂 3.2g: the saved sku. */
  skuName: z.string(),
  savedAt: time,
  /** How much less this shopper pays for one unit than when it was saved. */
  cheaperBy: money.optional(),
  /** How much more. */
  dearerBy: money.optional(),
  status: z.enum(['onSale', 'soldOut', 'gone']),
});
export type Favourite = z.infer<typeof Favourite>;

export const FollowedBrand = Brand.extend({
  link: z.string(),
  slogan: z.string(),
  /** Products currently sold, and how many of them are new. */
  productCount: z.int(),
  newCount: z.int(),
  /** The newest, at most three. */
  products: z.array(
    z.object({
      productId: z.string(),
      skuId: z.string().optional(),
      productName: z.string(),
      skuImagePath: z.string(),
      ...UnitPrice.shape,
    }),
  ),
  followedAt: time,
});
export type FollowedBrand = z.infer<typeof FollowedBrand>;
