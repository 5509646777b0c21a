import { fen } from '../../shared/index.ts';
import type { Coupon } from '../model/coupon.ts';
import type { Missing, SkipCode } from '../model/order-report.ts';
import type { PricingInput } from '../model/pricing-input.ts';
import { notReachedText } from '../texts.ts';
import type { FullAmountStep } from './full-amount/apply-full-amount.ts';
import { offerUnavailability } from './offer-availability.ts';
import { percentSaving } from './percent.ts';
import type { PreparedOrder } from './prepare-order.ts';
import { depositOf } from './presale/presale-shares.ts';
import { scopeCovers } from './scope-covers.ts';

/** The effect of a coupon on the order after step 3. */
export type CouponEffect =
  | {
      readonly usable: true;
      readonly saved: number;
      /** The rows it is spread over, and their weights. */
      readonly rows: readonly number[];
      readonly weights: readonly number[];
      /** Applies to a single unit: the exchanged one. */
      readonly isOneUnit: boolean;
    }
  | {
      readonly usable: false;
      readonly code: SkipCode;
      readonly reason: string;
      readonly missing: Missing | null;
    };

const refuse = (code: SkipCode, reason: string, missing: Missing | null = null): CouponEffect => ({
  usable: false,
  code,
  reason,
  missing,
});

/** Step 5: one item coupon or promotion code, on the amount after promotions. */
export function itemCouponEffect(
  coupon: Coupon,
  prepared: Pick<PreparedOrder, 'rows' | 'input'>,
  step: FullAmountStep,
): CouponEffect {
  const unavailable = offerUnavailability(coupon, prepared.input);
  if (unavailable) return refuse(unavailable.code, unavailable.reason);
  const rows = rowsFor(coupon, prepared.rows, step);
  if (rows.length === 0) return refuse('nothing-in-scope', '所选商品不在适用范围内');
  let amount = 0;
  for (const index of rows) amount += step.after[index]!;
  if (amount < coupon.threshold) return refuseBelowThreshold(coupon.threshold - amount);
  return coupon.offer.kind === 'exchange'
    ? exchange(coupon.offer.pay, rows, prepared.rows, step.after)
    : reduce(coupon, rows, prepared.rows, step.after);
}

export function refuseBelowThreshold(gap: number): CouponEffect {
  const missing = { kind: 'amount', amount: fen(gap) } as const;
  return refuse('not-reached', notReachedText(missing), missing);
}

/** Rows in scope, without those whose promotion excludes coupons. */
function rowsFor({ scope }: Coupon, rows: PreparedOrder['rows'], step: FullAmountStep): number[] {
  const excludedRows = new Set(
    step.applied.flatMap(({ candidate, rows }) => (candidate.promotion.combinesWithCoupons ? [] : rows)),
  );
  const found: number[] = [];
  rows.forEach(({ line }, index) => {
    if (!excludedRows.has(index) && scopeCovers(scope, line)) found.push(index);
  });
  return found;
}

/** Deposits are paid in money; a coupon reduces the balance. */
const balanceOf = (rows: PreparedOrder['rows'], after: readonly number[], index: number) =>
  Math.max(0, after[index]! - depositOf(rows[index]!));

function reduce(
  { offer }: Coupon,
  rows: readonly number[],
  all: PreparedOrder['rows'],
  after: readonly number[],
): CouponEffect {
  const weights = rows.map((index) => balanceOf(all, after, index));
  const amount = weights.reduce((total, weight) => total + weight, 0);
  const saved =
    offer.kind === 'amountOff'
      ? Math.min(offer.amount, amount)
      : offer.kind === 'percentOff'
        ? Math.min(offer.cap, percentSaving(amount, offer.payPercent))
        : 0;
  if (saved === 0) return refuse('nothing-to-save', '没有可抵扣的金额');
  return { usable: true, saved, rows, weights, isOneUnit: false };
}

/** 兑换券: the most expensive unit in scope for the price of the coupon. */
function exchange(
  pay: number,
  rows: readonly number[],
  all: PreparedOrder['rows'],
  after: readonly number[],
): CouponEffect {
  let mostExpensive = -1;
  let saved = 0;
  for (const index of rows) {
    const worth = Math.floor(balanceOf(all, after, index) / all[index]!.quantity) - pay;
    if (worth > saved) [mostExpensive, saved] = [index, worth];
  }
  if (mostExpensive < 0) return refuse('nothing-to-save', '没有可抵扣的金额');
  return { usable: true, saved, rows: [mostExpensive], weights: [saved], isOneUnit: true };
}

export const isFreightCoupon = (coupon: Coupon): boolean => coupon.offer.kind === 'freeFreight';

/** The chosen coupons: the first of each kind; the others are reported as skipped. */
export function chosenCoupons({ coupons = [], choices }: PricingInput) {
  const chosen = (choices?.couponIds ?? []).flatMap(
    (id) => coupons.find(({ couponId }) => couponId === id) ?? [],
  );
  return {
    items: chosen.find((each) => !isFreightCoupon(each)) ?? null,
    freight: chosen.find(isFreightCoupon) ?? null,
  };
}
