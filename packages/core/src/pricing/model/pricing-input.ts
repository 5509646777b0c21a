import type { Fen } from '../../shared/index.ts';
import type { CardType, PointsPercents, PointsRules } from './card.ts';
import type { Coupon } from './coupon.ts';
import type { FreightTable } from './freight-table.ts';
import type { Promotion } from './promotion.ts';
import type { ScopedItem } from './scope.ts';

/** Everything a price depends on. Equal inputs give equal orders. */
export type PricingInput = {
  readonly lines: readonly LineInput[];
  readonly bundles?: readonly BundleInput[] | undefined;
  readonly shopper: Shopper | null;
  /** Milliseconds by the shop's clock. */
  readonly now: number;
  /** All running promotions; the engine decides which apply. */
  readonly promotions: readonly Promotion[];
  /** The shopper's unused coupons and the code typed in. */
  readonly coupons?: readonly Coupon[] | undefined;
  readonly choices?: Choices | undefined;
  readonly used?: QuotaUse | undefined;
  /** Units left of gift and extra-buy skus that are low in stock. Other skus count as unlimited. */
  readonly unitsLeft?: Readonly<Record<string, number>> | undefined;
  readonly points?: PointsInput | undefined;
  /** Defaults to the settings of the shop. */
  readonly pointsPercents?: PointsPercents | undefined;
  /** Defaults to the settings of the shop. */
  readonly pointsRules?: PointsRules | undefined;
  readonly delivery?: Delivery | undefined;
  /** Defaults to the settings of the shop. */
  readonly freight?: FreightTable | undefined;
  readonly packaging?: PackagingInput | null | undefined;
};

/** A checked line of the cart. Gifts and extra-buys are not lines; they are part of the choices. */
export type LineInput = ScopedItem & {
  /** Unique in the order and stable: it decides ties between lines. */
  readonly lineId: string;
  readonly listUnitPrice: Fen;
  readonly memberUnitPrice?: Fen | null | undefined;
  /** A whole number from 1. */
  readonly quantity: number;
  /** The bundle set this line belongs to. */
  readonly bundleSetId?: string | null | undefined;
  readonly presale?: PresaleInput | null | undefined;
  /** A bundle composed by the shopper: it has its own price, which no flash, limited-time or member price lowers. */
  readonly isBundle?: boolean | undefined;
};

/** Lines bought together. `price` is for one set; the lines' quantities are those of `sets` sets. */
export type BundleInput = {
  readonly bundleSetId: string;
  readonly bundleId: string;
  readonly title: string;
  readonly sets: number;
  readonly price: Fen;
};

/** 定金 50 抵 100: per unit. */
export type PresaleInput = { readonly deposit: Fen; readonly depositWorth: Fen };

/** Null in the input: a guest. */
export type Shopper = { readonly card: CardType; readonly isFirstOrder: boolean };

/** Points the member has and wants to spend; capped at the allowed maximum. */
export type PointsInput = { readonly available: number; readonly wanted: number };

export type PackagingInput = { readonly packagingId: string; readonly name: string; readonly fee: Fen };

export type Delivery = {
  /** Division code of the address (`310104`); null while unknown. */
  readonly region: string | null;
  /** Store pick-up has no freight. */
  readonly mode: 'express' | 'store';
};

/**
 * The shopper's choices. The engine decides what is left out: lines go to promotions by priority, gifts are the first
 * in stock, no coupon, no extra-buy. `bestOffer` fills in the choice of promotions and coupons that saves most.
 */
export type Choices = {
  /** lineId → promotionId of a full-amount promotion, or `NO_PROMOTION`. */
  readonly promotionOfLine?: Readonly<Record<string, string>> | undefined;
  /** promotionId → giftIds; an empty list declines. */
  readonly gifts?: Readonly<Record<string, readonly string[]>> | undefined;
  readonly extraBuys?: readonly ExtraBuyChoice[] | undefined;
  /** One item coupon or code and one free-freight coupon. */
  readonly couponIds?: readonly string[] | undefined;
};

export const NO_PROMOTION = 'none';

export type ExtraBuyChoice = {
  readonly promotionId: string;
  readonly skuId: string;
  readonly quantity: number;
};

/**
 * Quota used by earlier orders: promotionId → orders, and for unit prices `promotionId:skuId` → units. Missing
 * keys are unused.
 */
export type QuotaUse = Readonly<Record<string, { readonly byAll: number; readonly byShopper: number }>>;
