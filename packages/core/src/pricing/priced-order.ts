import type { Fen } from '../shared/index.ts';
import type { PromotionKind, Threshold } from './promotion.ts';

/** What an order costs, why, and how each discount falls on each unit. Stored with the order: refunds read it. */
export type PricedOrder = {
  /** In the order they came, then the extra-buys. */
  readonly lines: readonly PricedLine[];
  readonly gifts: readonly PricedGift[];
  readonly amounts: OrderAmounts;
  /** The amounts in the shopper's words, ending in 应付金额; discounts are negative. */
  readonly arithmetic: readonly ArithmeticRow[];
  readonly applied: readonly AppliedOffer[];
  readonly skipped: readonly SkippedOffer[];
  /** One for each promotion that covers something in the order. */
  readonly progress: readonly PromotionProgress[];
  readonly optionalGifts: readonly OptionalGiftState[];
  readonly extraBuys: readonly ExtraBuyState[];
  /** Every coupon of the input. */
  readonly coupons: readonly CouponVerdict[];
  readonly freight: FreightBill;
  readonly points: { readonly usable: number; readonly used: number };
  /** What the order earns once it is completed. */
  readonly expectedPoints: number;
  readonly presale: PresaleSplit | null;
};

/** payable = goods − promotion − coupon − points + freight + packaging, always. */
export type OrderAmounts = {
  /** Unit prices × quantities, extra-buys included. */
  readonly goods: Fen;
  /** Bundles, presale and full-amount promotions together. */
  readonly promotion: Fen;
  readonly coupon: Fen;
  readonly points: Fen;
  /** After a free-freight coupon. */
  readonly freight: Fen;
  readonly packaging: Fen;
  readonly payable: Fen;
};

export type DiscountSource = 'bundle' | 'presale' | 'promotion' | 'coupon' | 'points';
export type Shares = Readonly<Record<DiscountSource, Fen>>;

export type PricedLine = {
  readonly lineId: string;
  readonly skuId: string;
  readonly productId: string;
  readonly kind: 'goods' | 'extraBuy';
  readonly quantity: number;
  readonly listUnitPrice: Fen;
  /** The lowest price of its units; they differ only where a quota ran out within the line. */
  readonly unitPrice: Fen;
  readonly unitPriceReason: UnitPriceReason;
  /** Unit prices × quantity. */
  readonly amount: Fen;
  readonly shares: Shares;
  /** amount − all shares. */
  readonly paid: Fen;
  /** The full-amount promotion it takes part in, reached or not; for an extra-buy the promotion that offers it. */
  readonly promotionId: string | null;
  /** One entry a unit; their shares add up to the line's. */
  readonly units: readonly PricedUnit[];
};

export type PricedUnit = { readonly unitPrice: Fen; readonly shares: Shares; readonly paid: Fen };

export type UnitPriceReason = {
  readonly kind: 'list' | 'flashSale' | 'limitedTime' | 'memberPrice' | 'extraBuy';
  readonly promotionId: string | null;
  /** 秒杀价, 会员价. */
  readonly label: string;
  /** Units at that price. */
  readonly units: number;
};

export type PricedGift = {
  readonly giftId: string;
  readonly promotionId: string;
  readonly skuId: string;
  readonly title: string;
  readonly quantity: number;
  /** Of one unit. */
  readonly value: Fen;
  /** What earned it, for the day some of it goes back. */
  readonly reach: Threshold;
  readonly times: number;
  readonly lineIds: readonly string[];
};

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
  /** Absent at the top step. */
  readonly next: NextStep | null;
};

/** 再买 329.00 元，可减 240.00 元. `saves` is what the step saves in all; null where it gives things, not money. */
export type NextStep = { readonly missing: Missing; readonly saves: Fen | null; readonly text: string };

export type OptionalGiftState = {
  readonly promotionId: string;
  readonly title: string;
  readonly reached: boolean;
  readonly missing: Missing | null;
  /** How many may be chosen now; of the first step while none is reached. */
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

export type CouponVerdict = {
  readonly couponId: string;
  readonly usable: boolean;
  readonly chosen: boolean;
  /** What it saves, or would save in this order as it stands. */
  readonly saves: Fen;
  /** Why not, when it is not usable: 差 20.00 元可用. */
  readonly reason: string | null;
  readonly missing: Missing | null;
};

export type FreightBill = {
  readonly fee: Fen;
  /** What a free-freight coupon took off. */
  readonly saved: Fen;
  /** 满 199.00 元包邮; 再买 20.00 元包邮. */
  readonly text: string;
  readonly missing: Fen | null;
};

/** deposit + balance = payable. */
export type PresaleSplit = { readonly deposit: Fen; readonly depositWorth: Fen; readonly balance: Fen };
