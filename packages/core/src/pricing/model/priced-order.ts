import type { Fen } from '../../shared/index.ts';
import type {
  AppliedOffer,
  ArithmeticRow,
  CouponResult,
  ExtraBuyState,
  FreightBill,
  OptionalGiftState,
  PromotionProgress,
  SkippedOffer,
} from './order-report.ts';
import type { Threshold } from './promotion.ts';

/** The price of an order, its reasons, and the discount shares of each unit. Stored with the order; refunds read it. */
export type PricedOrder = {
  /** In input order, then the extra-buys. */
  readonly lines: readonly PricedLine[];
  readonly gifts: readonly PricedGift[];
  readonly amounts: OrderAmounts;
  /** The labelled amounts shown to the shopper, ending in 应付金额; discounts are negative. */
  readonly arithmetic: readonly ArithmeticRow[];
  readonly applied: readonly AppliedOffer[];
  readonly skipped: readonly SkippedOffer[];
  /** One for each promotion that covers a line of the order. */
  readonly progress: readonly PromotionProgress[];
  readonly optionalGifts: readonly OptionalGiftState[];
  readonly extraBuys: readonly ExtraBuyState[];
  /** Every coupon of the input. */
  readonly coupons: readonly CouponResult[];
  readonly freight: FreightBill;
  readonly points: { readonly usable: number; readonly used: number };
  /** Points the order earns once it is completed. */
  readonly expectedPoints: number;
  readonly presale: PresaleSplit | null;
};

/** Always: `payable = goods − promotion − coupon − points + freight + packaging`. */
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
  /** The lowest price of its units; prices differ only when a quota runs out within the line. */
  readonly unitPrice: Fen;
  readonly unitPriceReason: UnitPriceReason;
  /** Unit prices × quantity. */
  readonly amount: Fen;
  readonly shares: Shares;
  /** amount − all shares. */
  readonly paid: Fen;
  /** The full-amount promotion it is assigned to, reached or not; for an extra-buy the promotion that offers it. */
  readonly promotionId: string | null;
  /** One entry per unit; their shares add up to those of the line. */
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
  /** The condition that earned it, needed for later returns. */
  readonly reach: Threshold;
  readonly times: number;
  readonly lineIds: readonly string[];
};

/** deposit + balance = payable. */
export type PresaleSplit = { readonly deposit: Fen; readonly depositWorth: Fen; readonly balance: Fen };
