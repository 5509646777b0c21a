import type { Coupon, CouponOffer } from '@huarong/contract/coupons';
import { couponFace } from '@huarong/core/content';
import { CouponValidity } from '@huarong/core/coupons';
import type { Coupon as CouponRule } from '@huarong/core/pricing';
import { fen, shanghaiDate, shanghaiIso, toYuan } from '@huarong/core/shared';
import { getColumn } from '#platform/database';
import { claimableCoupon, spendableCoupon } from './coupon-rule.ts';
import type { CouponRow, CouponStatus, OfferRow } from './coupons.queries.ts';

const VALID: Record<CouponStatus, Coupon['valid']> = {
  usable: CouponValidity.Usable,
  used: CouponValidity.Used,
  expired: CouponValidity.Expired,
};

export const presentCoupon = (row: CouponRow): Coupon => ({
  ...presentFace(spendableCoupon(row), row.scope_text),
  couponId: row.id,
  valid: VALID[row.status],
  validTo: shanghaiIso(row.valid_to),
  ...(row.order_id !== null && { orderId: row.order_id }),
  ...(row.saved_fen !== null && { saved: toYuan(fen(row.saved_fen)) }),
  ...(row.settled_at !== null && { settledAt: shanghaiIso(row.settled_at) }),
  link: row.link,
});

export const presentOffer = (row: OfferRow, coupon = claimableCoupon(row)): CouponOffer => ({
  ...presentFace(coupon, row.scope_text),
  offerId: row.id,
  validText: row.valid_to
    ? `${shanghaiDate(getColumn(row, 'valid_from'))} 至 ${shanghaiDate(lastMoment(row.valid_to))}`
    : `领取后 ${row.valid_days} 天内有效`,
  claimed: row.had >= row.per_person,
  eligible: row.is_for_member,
  claimedShare: Math.floor((row.claimed * 100) / row.total),
  ...(row.card_types && { cards: row.card_types }),
});

const presentFace = ({ title, offer, threshold }: CouponRule, scopeText: string) => ({
  title,
  kind: offer.kind,
  face: couponFace(offer),
  threshold: toYuan(threshold),
  ...(offer.kind === 'percentOff' && { cap: toYuan(offer.cap) }),
  scopeText,
});

/** A coupon that ends at midnight ends on the day before. */
const lastMoment = (end: Date) => new Date(end.getTime() - 1);
