import type { Fen } from '../../shared/index.ts';
import type { Condition, Window } from './promotion.ts';
import type { Scope } from './scope.ts';

/** A coupon in the shopper's wallet, or a promotion code typed in (then `code` is set). */
export type Coupon = {
  readonly couponId: string;
  readonly title: string;
  readonly code: string | null;
  readonly offer: CouponOffer;
  readonly scope: Scope;
  /** Minimum amount of the items in scope after promotions; 0 for no minimum. */
  readonly threshold: Fen;
  readonly conditions: readonly Condition[];
  readonly window: Window;
};

/** 满减券 · 折扣券 · 兑换券 · 免邮券. An order takes one item coupon or code, and one free-freight coupon. */
export type CouponOffer =
  | { readonly kind: 'amountOff'; readonly amount: Fen }
  /** 8.8折 pays 88 percent; the saving is at most `cap`. */
  | { readonly kind: 'percentOff'; readonly payPercent: number; readonly cap: Fen }
  /** The most expensive unit in scope for the price `pay`. */
  | { readonly kind: 'exchange'; readonly pay: Fen }
  | { readonly kind: 'freeFreight'; readonly cap: Fen | null };
