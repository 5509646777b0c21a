import { couponFacts } from '@huarong/core/content';
import { claimableCoupon, type OfferRow } from '../../coupons/index.ts';
import type { LiveOffer } from './offer-ref.ts';

/** A coupon that can be claimed, or is granted at registration, now. */
export const couponOffer = (row: OfferRow): LiveOffer => ({
  facts: couponFacts(claimableCoupon(row), row.scope_text),
  startsAt: row.claim_from,
  endsAt: row.claim_until,
  link: row.link,
  isForFirstOrder: row.is_for_first_order,
});
