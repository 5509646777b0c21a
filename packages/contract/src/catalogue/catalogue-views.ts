import { z } from 'zod';
import { money } from '../kit/fields.ts';
import { cardType } from '../member-card/index.ts';

/** The unit price of a sku now: the cart charges the same to the same shopper. */
export const UnitPrice = z.object({
  /** For guests. */
  offerPrice: money,
  /** For members with the lowest card, where lower. */
  memberPrice: money.optional(),
  /** By card, where lower than for guests. */
  memberPrices: z.partialRecord(cardType, money).optional(),
});
export type UnitPrice = z.infer<typeof UnitPrice>;

/** A product as grids and lists show it: price and image of its leading sku. */
export const ProductCard = z.object({
  productId: z.string(),
  skuId: z.string(),
  /** Set when the card shows this sku instead of the whole product: 30ml, N20 主光 30ml. */
  size: z.string().optional(),
  productName: z.string(),
  productNameEN: z.string(),
  /** The nickname among shoppers: 小赤木. */
  nickname: z.string().optional(),
  subtitle: z.string().optional(),
  brandId: z.string(),
  brandNameEN: z.string(),
  brandNameCN: z.string(),
  ...UnitPrice.shape,
  marketPrice: money,
  skuImagePath: z.string(),
  activityLabelImageUrl: z.string().optional(),
  /** Short promotion marks: 满299减50, 赠唇刷. */
  tags: z.array(z.string()),
  /** A badge such as 新品 or 独家 above the image. */
  badge: z.string().optional(),
  colourCount: z.int(),
  /** The first shades, for the colour dots; absent when there is only one. */
  shades: z.array(z.object({ name: z.string(), hex: z.string(), skuImagePath: z.string() })).optional(),
  commentCount: z.int(),
  /** Whole percent of comments with four stars or more. */
  praiseRate: z.int(),
  hasInventory: z.boolean(),
});
export type ProductCard = z.infer<typeof ProductCard>;

export const Brand = z.object({
  brandId: z.string(),
  brandNameEN: z.string(),
  brandNameCN: z.string(),
  brandNickNames: z.array(z.string()),
});
export type Brand = z.infer<typeof Brand>;

/** One step of a breadcrumb, or one entry of a menu. */
export const CategoryLink = z.object({ categoryId: z.string(), name: z.string(), link: z.string() });
export type CategoryLink = z.infer<typeof CategoryLink>;

/** A category with the level below it; the shop has two levels under each home category. */
export const CategoryBranch = CategoryLink.extend({
  /** In the menu each has the image of its best seller. */
  children: z.array(CategoryLink.extend({ imagePath: z.string().optional() })),
});
export type CategoryBranch = z.infer<typeof CategoryBranch>;
