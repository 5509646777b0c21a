import { fen, ZERO } from '../../shared/index.ts';
import type { Coupon } from '../model/coupon.ts';
import type { AppliedOffer, CouponResult, OfferSource, SkippedOffer } from '../model/order-report.ts';
import type { CouponPair, OrderTotals } from '../steps/calculate-totals.ts';
import { freightCouponEffect } from '../steps/freight.ts';
import { type CouponEffect, isFreightCoupon, itemCouponEffect } from '../steps/item-coupon.ts';
import type { PreparedOrder } from '../steps/prepare-order.ts';
import { ONE_COUPON_ONLY, yuan } from '../texts.ts';
import { lineIdsOf } from './full-amount-report.ts';

export type CouponReport = {
  readonly results: CouponResult[];
  readonly applied: AppliedOffer[];
  readonly skipped: SkippedOffer[];
};

/** The effect of each coupon on this order, or what is missing. */
export function couponReport(prepared: PreparedOrder, totals: OrderTotals, chosen: CouponPair): CouponReport {
  const report: CouponReport = { results: [], applied: [], skipped: [] };
  const wanted = prepared.input.choices?.couponIds ?? [];
  for (const coupon of prepared.input.coupons ?? []) {
    const effect = effectOf(coupon, prepared, totals);
    const isTaken = coupon === chosen.items || coupon === chosen.freight;
    report.results.push(result(coupon, effect, isTaken));
    const offer = { source: sourceOf(coupon), id: coupon.couponId, title: coupon.title };
    if (!effect.usable)
      report.skipped.push({ ...offer, code: effect.code, reason: effect.reason, missing: effect.missing });
    else if (isTaken)
      report.applied.push({
        ...offer,
        saved: fen(effect.saved),
        reason: appliedReason(coupon),
        lineIds: lineIdsOf(effect.parts.map(({ row }) => row)),
      });
    else if (wanted.includes(coupon.couponId))
      report.skipped.push({
        ...offer,
        code: 'one-coupon-only',
        reason: ONE_COUPON_ONLY,
        missing: null,
      });
  }
  return report;
}

const effectOf = (
  coupon: Coupon,
  { input }: PreparedOrder,
  { fullAmount, freight }: OrderTotals,
): CouponEffect =>
  isFreightCoupon(coupon)
    ? freightCouponEffect(coupon, input, fullAmount, freight.fee)
    : itemCouponEffect(coupon, input, fullAmount);

const result = ({ couponId }: Coupon, effect: CouponEffect, isTaken: boolean): CouponResult =>
  effect.usable
    ? { couponId, usable: true, chosen: isTaken, saves: fen(effect.saved), reason: null, missing: null }
    : { couponId, usable: false, chosen: false, saves: ZERO, reason: effect.reason, missing: effect.missing };

const sourceOf = (coupon: Coupon): OfferSource =>
  isFreightCoupon(coupon) ? 'freeFreight' : coupon.code === null ? 'coupon' : 'code';

function appliedReason({ offer, threshold }: Coupon): string {
  const reach = threshold === 0 ? '' : `满 ${yuan(threshold)}`;
  switch (offer.kind) {
    case 'amountOff':
      return `${reach}减 ${yuan(offer.amount)}`;
    case 'percentOff':
      return `${reach}享 ${offer.payPercent / 10} 折，最多减 ${yuan(offer.cap)}`;
    case 'exchange':
      return offer.pay === 0 ? '免费兑换一件' : `${yuan(offer.pay)}兑换一件`;
    case 'freeFreight':
      return `${reach}免运费`;
  }
}
