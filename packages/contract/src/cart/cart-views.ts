import { z } from 'zod';
import { Gift, Promotion } from '../catalogue/index.ts';
import { money } from '../kit/fields.ts';

/** Why a line cannot be bought: 1 下架 2 售罄 3 色号缺货 4 活动结束 5 地区不可售 6 限购 7 库存不足. */
const invalidReason = z.literal([1, 2, 3, 4, 5, 6, 7]);

export const CartLine = z.object({
  skuId: z.string(),
  productId: z.string(),
  skuCode: z.string(),
  productName: z.string(),
  productNameEN: z.string(),
  brandNameEN: z.string(),
  brandNameCN: z.string(),
  skuName: z.string(),
  skuImagePath: z.string(),
  offerPrice: money,
  marketPrice: money,
  quantity: z.int(),
  subtotal: money,
  checked: z.boolean(),
  inventory: z.int(),
  /** 1 can be bought, 0 cannot. */
  status: z.literal([0, 1]),
  type: z.enum(['ordinary', 'presale', 'gift', 'extraBuy', 'bundle']),
  reason: invalidReason.optional(),
  reasonText: z.string().optional(),
  actions: z.array(z.enum(['changeSku', 'remind', 'findSimilar'])).optional(),
  /** Set when the price has moved since it was put in. */
  priceWhenAdded: money.optional(),
  purchaseLimit: z.int().optional(),
  /** 满299减50, 库存紧张. */
  tags: z.array(z.string()),
  parts: z.array(z.object({ skuId: z.string(), skuName: z.string() })).optional(),
  engraving: z.string().optional(),
});
export type CartLine = z.infer<typeof CartLine>;

export const MiniCart = z.object({
  /** Every line, then the same lines by kind. */
  shopcartSkus: z.array(CartLine),
  ordinaryShopCartSkus: z.array(CartLine),
  presaleShopCartSkus: z.array(CartLine),
  invalidShopCartSkus: z.array(CartLine),
  /** The checked ordinary lines: what a checkout would order now. */
  normalOrderItems: z.array(CartLine),
  totalAmount: money,
  count: z.int(),
});
export type MiniCart = z.infer<typeof MiniCart>;

/** What an order costs, in the order it is worked out. */
export const Amounts = z.object({
  goods: money,
  promotion: money,
  coupon: money,
  points: money,
  freight: money,
  packaging: money,
  payable: money,
});
export type Amounts = z.infer<typeof Amounts>;

/** Choose `choose` of `gifts` while stock lasts. */
export const OptionalGift = z.object({
  promotionId: z.string(),
  title: z.string(),
  reached: z.boolean(),
  gap: money.optional(),
  choose: z.int(),
  gifts: z.array(Gift.extend({ chosen: z.boolean() })),
});
export type OptionalGift = z.infer<typeof OptionalGift>;

/** 加价购: skus at a low price once the activity's amount is reached. */
export const ExtraBuy = z.object({
  activityId: z.string(),
  title: z.string(),
  reached: z.boolean(),
  gap: money.optional(),
  limit: z.int(),
  skus: z.array(
    z.object({
      skuId: z.string(),
      productId: z.string(),
      productName: z.string(),
      skuImagePath: z.string(),
      offerPrice: money,
      marketPrice: money,
      hasInventory: z.boolean(),
      chosen: z.boolean(),
    }),
  ),
});
export type ExtraBuy = z.infer<typeof ExtraBuy>;

export const Cart = MiniCart.extend({
  promotions: z.array(
    Promotion.extend({
      skuIds: z.array(z.string()),
      saved: money,
      /** What is missing to the next step, and what that step saves. */
      next: z.object({ gap: money, saves: money }).optional(),
    }),
  ),
  gifts: z.array(Gift),
  optionalGifts: z.array(OptionalGift),
  extraBuy: z.array(ExtraBuy),
  amounts: Amounts,
  expectedPoints: z.int(),
});
export type Cart = z.infer<typeof Cart>;
