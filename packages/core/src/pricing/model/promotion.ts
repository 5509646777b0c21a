import type { Fen } from '../../shared/index.ts';
import type { CardType } from './card.ts';
import type { Scope } from './scope.ts';

/** A promotion is data: staff edit it, the engine reads it, `pricing/schema` validates it. */
export type Promotion = UnitPricePromotion | FullAmountPromotion | GiftPromotion | ExtraBuyPromotion;
export type PromotionKind = Promotion['kind'];

/** Step 1: a lower unit price. The lowest of list, flash sale, limited-time and member price wins. */
export type UnitPricePromotion = PromotionBase & {
  readonly kind: 'flashSale' | 'limitedTime' | 'memberPrice';
  readonly benefit: UnitBenefit;
};

/** Step 3: 满减, 满折, N件M折, 第二件半价. One of them per line. */
export type FullAmountPromotion = PromotionBase & {
  readonly kind: 'fullAmount';
  readonly tiers: readonly Tier<FullAmountBenefit>[];
  /** Units bought at one of these prices neither count nor save: 秒杀商品不参与满减. */
  readonly excludesPrices: readonly ExcludablePrice[];
  /** False: items discounted by it accept no item coupon. */
  readonly combinesWithCoupons: boolean;
};

/** Step 4: 满赠, and 任选 k 件 of n. */
export type GiftPromotion = PromotionBase & {
  readonly kind: 'gift';
  readonly tiers: readonly Tier<GiftBenefit>[];
};

/** Step 4: 加价购. */
export type ExtraBuyPromotion = PromotionBase & {
  readonly kind: 'extraBuy';
  readonly tiers: readonly Tier<ExtraBuyBenefit>[];
};

export type PromotionBase = {
  readonly promotionId: string;
  /** The title shown to shoppers: 全场每满 599 减 80. */
  readonly title: string;
  /** The short mark in front of it: 满减. */
  readonly mark: string;
  /** All conditions must be met. */
  readonly conditions: readonly Condition[];
  readonly scope: Scope;
  readonly window: Window;
  /** Higher priority is applied first, and wins when the savings are equal. */
  readonly priority: number;
  /** Of the order's promotions with the same group at most one applies. Unit prices have no groups. */
  readonly exclusionGroup: string | null;
  readonly quota: Quota;
};

/** Conditions about the shopper, not the items. */
export type Condition =
  | { readonly kind: 'members' }
  | { readonly kind: 'cards'; readonly cards: readonly CardType[] }
  | { readonly kind: 'firstOrder' };

/** Milliseconds since 1970; `from` is inclusive, `until` exclusive. Null is unlimited. */
export type Window = { readonly from: number | null; readonly until: number | null };

/**
 * How often it may be had: units of each sku for a unit price, orders for the rest. Null is unlimited. What was used up
 * so far comes with the pricing input, because it changes with every order.
 */
export type Quota = {
  readonly total: number | null;
  readonly perShopper: number | null;
};

/** Tiers of one promotion, lowest first. */
export type Tier<Benefit> = { readonly reach: Threshold; readonly benefit: Benefit };

export type Threshold =
  | { readonly kind: 'amount'; readonly amount: Fen }
  | { readonly kind: 'quantity'; readonly quantity: number };

export type UnitBenefit =
  | { readonly kind: 'fixedPrice'; readonly prices: Readonly<Record<string, Fen>> }
  /** 直降 80. */
  | { readonly kind: 'unitOff'; readonly amount: Fen }
  /** 8.5折 is 85. */
  | { readonly kind: 'payPercent'; readonly percent: number };

export type FullAmountBenefit =
  /** 满 599 减 80; with `maxTimes` above 1 每满 599 减 80, at most that many times. */
  | { readonly kind: 'amountOff'; readonly amount: Fen; readonly maxTimes: number }
  /** 满 2 件 8.5 折 is 85. */
  | { readonly kind: 'payPercent'; readonly percent: number }
  /** 第二件半价 is every 2nd unit at 50; the cheaper units are reduced. */
  | { readonly kind: 'nthUnit'; readonly nth: number; readonly percent: number };

export type GiftBenefit = {
  /** All of them, or that many of them. */
  readonly choose: number;
  readonly gifts: readonly GiftItem[];
  /** 每满: the choice repeats each time the threshold is reached, at most that many times. */
  readonly maxTimes: number;
};

export type GiftItem = {
  /** Unique among all promotions: the same sku as a gift of two promotions has two ids. */
  readonly giftId: string;
  readonly skuId: string;
  readonly title: string;
  /** Units given per choice. */
  readonly quantity: number;
  /** The value withheld when the gift is retained although its items are returned. */
  readonly value: Fen;
};

export type ExtraBuyBenefit = {
  readonly offers: readonly ExtraBuyOffer[];
  /** Units in one order, all offers together. */
  readonly limit: number;
};

export type ExtraBuyOffer = {
  readonly skuId: string;
  readonly productId: string;
  readonly title: string;
  readonly price: Fen;
  readonly listPrice: Fen;
};

export type ExcludablePrice = 'flashSale' | 'limitedTime' | 'memberPrice' | 'bundle';
