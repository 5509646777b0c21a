import { z } from 'zod';
import { CouponOffer } from '../coupons/index.ts';
import { money, time } from '../kit/fields.ts';
import { CategoryLink, ProductCard, UnitPrice } from './catalogue-views.ts';

/** Presale: before it opens, while the deposit or the balance is due, and after. */
export const bookingStatus = z.enum(['none', 'upcoming', 'deposit', 'balance', 'ended']);

export const Sku = z.object({
  skuId: z.string(),
  skuCode: z.string(),
  skuName: z.string(),
  colour: z
    .object({
      name: z.string(),
      hex: z.string(),
      family: z.string(),
      /** What the colour looks like, in a few words: 正红，偏暖. */
      note: z.string(),
      /** Neutral, warm or cool, for shades of base make-up. */
      undertone: z.enum(['N', 'W', 'C']).optional(),
    })
    .optional(),
  size: z.string().optional(),
  ...UnitPrice.shape,
  marketPrice: money,
  skuImagePath: z.string(),
  /** All images of this sku, the front first. */
  imagePaths: z.array(z.string()),
  activityLabelImageUrl: z.string().optional(),
  hasInventory: z.boolean(),
  bookingStatus,
  purchaseLimit: z.int().optional(),
});
export type Sku = z.infer<typeof Sku>;

/** `skuSize`: only the sku of that size holds it. `productId`: the product that it is. */
const IncludedItem = z.object({
  name: z.string(),
  size: z.string().optional(),
  count: z.int(),
  productId: z.string().optional(),
  skuSize: z.string().optional(),
});

export const ProductDetail = z.object({
  productId: z.string(),
  productName: z.string(),
  productNameEN: z.string(),
  nickname: z.string().optional(),
  subtitle: z.string().optional(),
  brandId: z.string(),
  brandNameEN: z.string(),
  brandNameCN: z.string(),
  /** False: the brand is hidden. */
  hasBrandPage: z.literal(false).optional(),
  /** 独家, 新品 or 礼盒. */
  badge: z.string().optional(),
  /** The sku a visitor sees first. */
  skuId: z.string(),
  skus: z.array(Sku),
  images: z.array(
    z.object({
      skuImagePath: z.string(),
      skuId: z.string().optional(),
      alt: z.string(),
      activityLabelImageUrl: z.string().optional(),
    }),
  ),
  specifications: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Explanations of the known ingredients of its label, one sentence each. */
  ingredientNotes: z.array(z.object({ name: z.string(), note: z.string() })).optional(),
  breadcrumb: z.array(CategoryLink),
  story: z.array(z.object({ title: z.string(), text: z.string(), imagePath: z.string().optional() })),
  /** What tests of it found, and how they were made. */
  testedFigures: z.array(z.object({ figure: z.string(), claim: z.string(), method: z.string() })).optional(),
  /** What a set or a gift box holds. */
  includedItems: z.array(IncludedItem).optional(),
  rating: z.object({ average: z.number(), commentCount: z.int(), praiseRate: z.int() }),
  questionCount: z.int(),
  postCount: z.int(),
  rank: z.object({ title: z.string(), position: z.int(), link: z.string() }).optional(),
  bundleId: z.string().optional(),
  /** Bundles that contain one of its skus as a part. */
  fits: z.array(z.object({ bundleId: z.string(), title: z.string() })).optional(),
  /** Why it cannot be returned without a reason, where applicable. */
  returnException: z.string().optional(),
  /** The product is no longer sold: its comments stay readable, but it cannot be bought. */
  isDelisted: z.boolean().optional(),
});
export type ProductDetail = z.infer<typeof ProductDetail>;

/** A similar shade of another brand. */
export const NearShade = z.object({
  skuId: z.string(),
  productId: z.string(),
  productName: z.string(),
  brandNameEN: z.string(),
  brandNameCN: z.string(),
  shadeName: z.string(),
  hex: z.string(),
  ...UnitPrice.shape,
  /** CIEDE2000, one decimal; below 1 the difference is not visible. */
  difference: z.number(),
});
export type NearShade = z.infer<typeof NearShade>;

/** 搭配买更省: products that cost less together. */
export const ProductSet = z.object({
  setId: z.string(),
  title: z.string(),
  endsAt: time,
  setPrice: money,
  /** Against the total of the single prices today. */
  saved: money,
  items: z.array(
    z.object({
      skuId: z.string(),
      productId: z.string(),
      brandNameCN: z.string(),
      productName: z.string(),
      skuName: z.string(),
      skuImagePath: z.string(),
      price: money,
    }),
  ),
});
export type ProductSet = z.infer<typeof ProductSet>;

export const Gift = z.object({
  giftId: z.string(),
  promotionId: z.string(),
  skuId: z.string(),
  productName: z.string(),
  skuImagePath: z.string(),
  quantity: z.int(),
  hasInventory: z.boolean(),
  /** One of several to choose from: 5 选 2. */
  note: z.string().optional(),
});
export type Gift = z.infer<typeof Gift>;

export const Promotion = z.object({
  promotionId: z.string(),
  kind: z.enum([
    'flashSale',
    'limitedTime',
    'memberPrice',
    'bundle',
    'fullAmount',
    'gift',
    'extraBuy',
    'presale',
  ]),
  /** The short mark: 满减, 加价购. */
  mark: z.string(),
  text: z.string(),
  link: z.string().optional(),
  endsAt: time.optional(),
  /** What is missing to its next tier: 再买护肤商品 329.00 元，可减 240.00 元. */
  hint: z.string().optional(),
});
export type Promotion = z.infer<typeof Promotion>;

export const SkuPromotion = z.object({
  skuId: z.string(),
  offerPrice: money,
  /** 到手价: the price after the best legal combination, with its arithmetic. */
  finalPrice: money,
  arithmetic: z.array(z.object({ label: z.string(), amount: money })),
  promotions: z.array(Promotion),
  /** What `quantity` units bought alone earn. */
  gifts: z.array(Gift),
  coupons: z.array(CouponOffer),
  countdown: z.object({ title: z.string(), startsAt: time, endsAt: time, secondsLeft: z.int() }).optional(),
  presale: z
    .object({
      deposit: money,
      depositWorth: money,
      depositUntil: time.optional(),
      balance: money,
      balanceFrom: time,
      balanceUntil: time,
      shipsBy: time,
    })
    .optional(),
  expectedPoints: z.int(),
});

export type SkuPromotion = z.infer<typeof SkuPromotion>;

/** 热卖 · 回购 · 好评 · 新锐 · 收藏 */
export const rankingKind = z.enum(['sales', 'repurchase', 'praise', 'new', 'favourite']);
export type RankingKind = z.infer<typeof rankingKind>;

export const Ranking = z.object({
  categoryId: z.string(),
  kind: rankingKind,
  title: z.string(),
  /** How places are determined, as a text the shopper can verify. */
  basis: z.string(),
  refreshedAt: time,
  nextRefreshAt: time,
  /** The first and last day that counted. */
  countedFrom: z.iso.date(),
  countedTo: z.iso.date(),
  list: z.array(
    z.object({
      position: z.int(),
      /** Places gained since last week; absent for a newcomer. */
      change: z.int().optional(),
      soldCount: z.int(),
      repurchaseCount: z.int(),
      favouredCount: z.int(),
      /** Units sold per week over the last eight weeks, oldest first. */
      weeks: z.array(z.int()),
      note: z.string(),
      product: ProductCard,
    }),
  ),
});
export type Ranking = z.infer<typeof Ranking>;
