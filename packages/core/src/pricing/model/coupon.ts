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
  /** What the goods in its scope must come to after promotions; 0 asks for nothing. */
  readonly threshold: Fen;
  readonly conditions: readonly Condition[];
  readonly window: Window;
};

/** 满减券 · 折扣券 · 兑换券 · 免邮券. An order takes one goods coupon or code, and one free-freight coupon. */
export type CouponOffer =
  | { readonly kind: 'amountOff'; readonly amount: Fen }
  /** 8.8折 pays 88 percent, and takes off `cap` at most. */
  | { readonly kind: 'percentOff'; readonly payPercent: number; readonly cap: Fen }
  /** One unit, the dearest in scope, for `pay`. */
  | { readonly kind: 'exchange'; readonly pay: Fen }
  | { readonly kind: 'freeFreight'; readonly cap: Fen | null };
