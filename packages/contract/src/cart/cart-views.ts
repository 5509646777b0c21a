import { z } from 'zod';
import { BundleChoice, LineEngraving, LinePart } from '../bundles/index.ts';
import { Gift, Promotion } from '../catalogue/index.ts';
import { Coupon } from '../coupons/index.ts';
import { money, time } from '../kit/fields.ts';

/** Why a line cannot be bought: 1 下架 2 售罄 3 色号缺货 4 活动结束 5 地区不可售 6 限购 7 库存不足. */
const invalidReason = z.literal([1, 2, 3, 4, 6, 7]);

export const CartLine = z.object({
  skuId: z.string(),
  /** Distinguishes two choices of one bundle; sent with skuId to identify a line. */
  variant: z.string().optional(),
  bundleId: z.string().optional(),
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
  /** 1: can be bought, 0: cannot. */
  status: z.literal([0, 1]),
  type: z.enum(['ordinary', 'presale', 'gift', 'extraBuy', 'bundle']),
  reason: invalidReason.optional(),
  reasonText: z.string().optional(),
  actions: z.array(z.enum(['changeSku', 'remind', 'findSimilar'])).optional(),
  /** Set when the price has changed since the line was added. */
  priceWhenAdded: money.optional(),
  purchaseLimit: z.int().optional(),
  /** 满299减50, 库存紧张. */
  tags: z.array(z.string()),
  parts: z.array(LinePart).optional(),
  engraving: LineEngraving.optional(),
  /** 秒杀价, 会员价: why it costs less than the list price. */
  priceLabel: z.string().optional(),
  /** The amount paid for the line after all discounts; only for checked lines of the full cart. */
  paid: money.optional(),
  /** The full-amount promotions to choose from, when there is more than one. */
  promotionChoices: z
    .array(z.object({ promotionId: z.string(), mark: z.string(), text: z.string(), chosen: z.boolean() }))
    .optional(),
  /** 定金 50.00 抵 100.00: a presale line. */
  presale: z
    .object({ deposit: money, depositWorth: money, balance: money, balanceFrom: time, balanceUntil: time })
    .optional(),
});
export type CartLine = z.infer<typeof CartLine>;

export const MiniCart = z.object({
  /** All lines, then the same lines by kind. */
  shopcartSkus: z.array(CartLine),
  ordinaryShopCartSkus: z.array(CartLine),
  presaleShopCartSkus: z.array(CartLine),
  invalidShopCartSkus: z.array(CartLine),
  /** The checked ordinary lines, which a checkout would order. */
  normalOrderItems: z.array(CartLine),
  totalAmount: money,
  count: z.int(),
});
export type MiniCart = z.infer<typeof MiniCart>;

/** The amounts of an order in the order of calculation. */
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

/** What is missing to a promotion: an amount, or units for quantity thresholds. */
const gapFields = {
  gap: money.optional(),
  gapPieces: z.int().optional(),
  /** The same with the items that count: 再买索兰娜商品 38.00 元. */
  hint: z.string().optional(),
};

/** Choose `choose` of `gifts` while stock lasts. */
export const OptionalGift = z.object({
  promotionId: z.string(),
  title: z.string(),
  reached: z.boolean(),
  ...gapFields,
  choose: z.int(),
  gifts: z.array(Gift.extend({ chosen: z.boolean() })),
});
export type OptionalGift = z.infer<typeof OptionalGift>;

/** 加价购: skus at a reduced price once the threshold is reached. */
export const ExtraBuy = z.object({
  activityId: z.string(),
  title: z.string(),
  reached: z.boolean(),
  ...gapFields,
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

const CartCoupon = Coupon.extend({
  usable: z.boolean(),
  chosen: z.boolean(),
  saves: money,
  reason: z.string().optional(),
});

export const Cart = MiniCart.extend({
  promotions: z.array(
    Promotion.extend({
      skuIds: z.array(z.string()),
      saved: money,
      /**
       * What is missing to the next tier (0.00 for quantity thresholds), how much of it is reached in percent, and its
       * saving.
       */
      next: z
        .object({
          gap: money,
          gapPieces: z.int().optional(),
          percent: z.int().optional(),
          saves: money,
          text: z.string(),
        })
        .optional(),
    }),
  ),
  gifts: z.array(Gift),
  optionalGifts: z.array(OptionalGift),
  extraBuy: z.array(ExtraBuy),
  amounts: Amounts,
  /** The labelled amounts, line by line; discounts are negative. */
  arithmetic: z.array(z.object({ label: z.string(), amount: money })),
  /** Applied offers, and offers that are not usable yet: 差 20.00 元可用. */
  applied: z.array(z.object({ id: z.string(), title: z.string(), saved: money, reason: z.string() })),
  skipped: z.array(z.object({ id: z.string(), title: z.string(), reason: z.string() })),
  /** The member's coupons for these items, best first. */
  coupons: z.array(CartCoupon),
  freight: z.object({ text: z.string(), gap: money.optional() }),
  expectedPoints: z.int(),
  /** The two payments when the amounts are for a presale; the deposit is due first. */
  presale: z.object({ deposit: money, balance: money }).optional(),
});
export type Cart = z.infer<typeof Cart>;

/** A removed line with everything restoreToCart needs to restore it. */
export const RemovedLine = z.object({
  skuId: z.string(),
  variant: z.string().optional(),
  quantity: z.int(),
  checked: z.boolean(),
  bundle: BundleChoice.optional(),
});
export type RemovedLine = z.infer<typeof RemovedLine>;

/** The lines merged from the guest's cart at login. `left`: lines that did not fit and remain in the guest's cart. */
export const CartMerge = z.object({
  mergeId: z.string(),
  lines: z.array(
    z.object({ skuId: z.string(), productName: z.string(), added: z.int(), limitedTo: z.int().optional() }),
  ),
  left: z.array(z.object({ skuId: z.string(), productName: z.string(), quantity: z.int() })),
});
export type CartMerge = z.infer<typeof CartMerge>;
