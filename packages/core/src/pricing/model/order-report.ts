import type { Fen } from '../../shared/index.ts';
import type { PromotionKind, Threshold } from './promotion.ts';

export type ArithmeticRow = { readonly label: string; readonly amount: Fen };

export type OfferSource = PromotionKind | 'bundle' | 'presale' | 'coupon' | 'code' | 'freeFreight' | 'points';

export type AppliedOffer = {
  readonly source: OfferSource;
  readonly id: string;
  readonly title: string;
  readonly saved: Fen;
  /** 满 599.00 元，减 80.00 元 × 2. */
  readonly reason: string;
  readonly lineIds: readonly string[];
  /** What a unit price saved on each line; the other kinds have shares in the lines. */
  readonly savedByLine?: readonly { readonly lineId: string; readonly units: number; readonly saved: Fen }[];
};

export type SkipCode =
  | 'not-started'
  | 'ended'
  | 'members-only'
  | 'wrong-card'
  | 'not-first-order'
  | 'quota-used-up'
  | 'nothing-in-scope'
  | 'not-reached'
  | 'excluded-by-other'
  | 'better-taken'
  | 'not-chosen'
  | 'nothing-to-save'
  | 'sold-out'
  | 'one-coupon-only'
  | 'over-limit'
  | 'unknown';

export type SkippedOffer = {
  readonly source: OfferSource;
  readonly id: string;
  readonly title: string;
  readonly code: SkipCode;
  /** 差 20.00 元可用. */
  readonly reason: string;
  readonly missing: Missing | null;
};

export type Missing =
  | { readonly kind: 'amount'; readonly amount: Fen }
  | { readonly kind: 'quantity'; readonly quantity: number };

export type PromotionProgress = {
  readonly promotionId: string;
  readonly kind: PromotionKind;
  readonly lineIds: readonly string[];
  readonly saved: Fen;
  /** Absent at the highest tier. */
  readonly next: NextTier | null;
};

/** 再买 329.00 元，可减 240.00 元. */
export type NextTier = {
  readonly missing: Missing;
  /** What has to be reached in all: `missing` of it is still missing. */
  readonly reach: Threshold;
  /** The total saving at that tier; null for gifts and extra-buys. */
  readonly saves: Fen | null;
  readonly text: string;
};

export type OptionalGiftState = {
  readonly promotionId: string;
  readonly title: string;
  readonly reached: boolean;
  readonly missing: Missing | null;
  /** How many may be chosen now; those of the first tier while none is reached. */
  readonly choose: number;
  readonly gifts: readonly {
    readonly giftId: string;
    readonly skuId: string;
    readonly title: string;
    readonly quantity: number;
    readonly hasInventory: boolean;
    readonly chosen: boolean;
  }[];
};

export type ExtraBuyState = {
  readonly promotionId: string;
  readonly title: string;
  readonly reached: boolean;
  readonly missing: Missing | null;
  readonly limit: number;
  readonly offers: readonly {
    readonly skuId: string;
    readonly productId: string;
    readonly title: string;
    readonly price: Fen;
    readonly listPrice: Fen;
    readonly hasInventory: boolean;
    readonly chosen: number;
  }[];
};

export type CouponResult = {
  readonly couponId: string;
  readonly usable: boolean;
  readonly chosen: boolean;
  /** What it saves, or would save in this order. */
  readonly saves: Fen;
  /** Why it is not usable: 差 20.00 元可用. */
  readonly reason: string | null;
  readonly missing: Missing | null;
};

export type FreightBill = {
  readonly fee: Fen;
  /** The saving of a free-freight coupon. */
  readonly saved: Fen;
  /** 满 199.00 元包邮; 再买 20.00 元包邮. */
  readonly text: string;
  readonly missing: Fen | null;
};
