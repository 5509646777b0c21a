import type { Fen } from '../../shared/index.ts';
import type { PointsPercents, PointsRules } from '../model/card.ts';
import type { Coupon } from '../model/coupon.ts';
import type { Promotion, Window } from '../model/promotion.ts';
import type { ScopedItem } from '../model/scope.ts';

/** A sku with what the checks need to know. */
export type CheckedSku = ScopedItem & {
  readonly name: string;
  readonly listPrice: Fen;
  readonly memberPrice?: Fen | null | undefined;
  /** Null: not recorded, so it is not compared. */
  readonly cost: Fen | null;
  readonly available: number;
  readonly isOnSale: boolean;
};

/** 搭配价. */
export type CheckedSet = {
  readonly bundleId: string;
  readonly title: string;
  readonly skuIds: readonly string[];
  readonly price: Fen;
  readonly window: Window;
};

export type CheckedCoupon = {
  /** Its window is when it can be spent. */
  readonly coupon: Coupon;
  readonly claim: Window;
};

/** Everything that is live or a draft and has not ended. */
export type CheckedOffers = {
  readonly promotions: readonly Promotion[];
  readonly sets: readonly CheckedSet[];
  readonly coupons: readonly CheckedCoupon[];
  readonly now: number;
  /** Only what concerns this offer; null: everything. */
  readonly candidateId: string | null;
  /** What has to be left of the price after the cost, in percent of the price. */
  readonly floorPercent: number;
  /** Defaults to the settings of the shop. */
  readonly pointsPercents?: PointsPercents | undefined;
  /** Defaults to the settings of the shop. */
  readonly pointsRules?: PointsRules | undefined;
  /** Skus that promotions give or sell in addition; null when there is no such sku. */
  readonly findSku: (skuId: string) => CheckedSku | null;
};

export type ConflictKind =
  | 'below-cost'
  | 'below-floor'
  | 'two-unit-prices'
  | 'more-costs-less'
  | 'gift-unavailable'
  | 'quota-short'
  | 'equal-priority'
  | 'overlapping-runs'
  | 'unreachable-coupon';

/** What a sku costs in the worst case, step by step, per unit. */
export type WorstCase = {
  readonly listPrice: Fen;
  readonly unitPrice: Fen;
  readonly promotion: Fen;
  readonly coupon: Fen;
  readonly points: Fen;
  readonly paid: Fen;
  readonly cost: Fen;
};

export type ConflictSku = {
  readonly skuId: string;
  readonly name: string;
  readonly worst: WorstCase | null;
};

export type Conflict = {
  readonly kind: ConflictKind;
  /** An error loses money or cannot work; a warning may be wanted. */
  readonly severity: 'error' | 'warning';
  readonly offers: readonly { readonly id: string; readonly title: string }[];
  readonly title: string;
  readonly detail: string;
  /** The first of them; `skuCount` says how many. */
  readonly skus: readonly ConflictSku[];
  readonly skuCount: number;
};

/** One kind of conflict: it is shown every sku, then says what it found. */
export type ConflictCheck = {
  /** A first pass over all skus on sale. */
  readonly prepare?: (sku: CheckedSku) => void;
  readonly visit?: (sku: CheckedSku) => void;
  readonly finish: () => Conflict[];
};

/** What staff can read at once. */
export const LISTED_SKUS = 20;
