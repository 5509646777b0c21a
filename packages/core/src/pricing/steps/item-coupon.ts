import { fen } from '../../shared/index.ts';
import type { Coupon } from '../model/coupon.ts';
import type { Missing, SkipCode } from '../model/order-report.ts';
import type { PricingInput } from '../model/pricing-input.ts';
import { notReachedText } from '../texts.ts';
import type { FullAmountStep, ReducedRow } from './full-amount/apply-full-amount.ts';
import { offerUnavailability } from './offer-availability.ts';
import { percentSaving } from './percent.ts';
import { depositOf } from './presale/presale-shares.ts';
import type { PreparedRow } from './row.ts';
import { scopeCovers } from './scope-covers.ts';

/** The effect of a coupon on the order after step 3. */
export type CouponEffect =
  | {
      readonly usable: true;
      readonly saved: number;
      /** The rows it is spread over, and their weights. */
      readonly parts: readonly { readonly row: PreparedRow; readonly weight: number }[];
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
export function itemCouponEffect(coupon: Coupon, input: PricingInput, step: FullAmountStep): CouponEffect {
  const unavailable = offerUnavailability(coupon, input);
  if (unavailable) return refuse(unavailable.code, unavailable.reason);
  const rows = rowsFor(coupon, step);
  if (rows.length === 0) return refuse('nothing-in-scope', '所选商品不在适用范围内');
  let amount = 0;
  for (const { after } of rows) amount += after;
  if (amount < coupon.threshold) return refuseBelowThreshold(coupon.threshold - amount);
  return coupon.offer.kind === 'exchange' ? exchange(coupon.offer.pay, rows) : reduce(coupon, rows);
}

export function refuseBelowThreshold(gap: number): CouponEffect {
  const missing = { kind: 'amount', amount: fen(gap) } as const;
  return refuse('not-reached', notReachedText(missing), missing);
}

/** Rows in scope, without those whose promotion excludes coupons. */
function rowsFor({ scope }: Coupon, step: FullAmountStep): readonly ReducedRow[] {
  const excludedRows = new Set(
    step.applied.flatMap(({ candidate, rows }) => (candidate.promotion.combinesWithCoupons ? [] : rows)),
  );
  return step.rows.filter(({ row }) => !excludedRows.has(row) && scopeCovers(scope, row.line));
}

/** Deposits are paid in money; a coupon reduces the balance. */
const balanceOf = ({ row, after }: ReducedRow) => Math.max(0, after - depositOf(row));

function reduce({ offer }: Coupon, rows: readonly ReducedRow[]): CouponEffect {
  const parts = rows.map((each) => ({ row: each.row, weight: balanceOf(each) }));
  const amount = parts.reduce((total, { weight }) => total + weight, 0);
  const saved =
    offer.kind === 'amountOff'
      ? Math.min(offer.amount, amount)
      : offer.kind === 'percentOff'
        ? Math.min(offer.cap, percentSaving(amount, offer.payPercent))
        : 0;
  if (saved === 0) return refuse('nothing-to-save', '没有可抵扣的金额');
  return { usable: true, saved, parts, isOneUnit: false };
}

/** 兑换券: the most expensive unit in scope for the price of the coupon. */
function exchange(pay: number, rows: readonly ReducedRow[]): CouponEffect {
  let mostExpensive: PreparedRow | null = null;
  let saved = 0;
  for (const each of rows) {
    const worth = Math.floor(balanceOf(each) / each.row.quantity) - pay;
    if (worth > saved) [mostExpensive, saved] = [each.row, worth];
  }
  if (mostExpensive === null) return refuse('nothing-to-save', '没有可抵扣的金额');
  return { usable: true, saved, parts: [{ row: mostExpensive, weight: saved }], isOneUnit: true };
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
