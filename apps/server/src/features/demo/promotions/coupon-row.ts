import type { DemoCoupon } from '@huarong/catalogue/promotions';
import { listDropSessions } from '@huarong/core/coupons';
import { couponSchema } from '@huarong/core/pricing/schema';
import { CLAIM_DAYS, hoursFrom } from './offer-windows.ts';

/** A demo coupon as a row. An invalid rule fails here and not at checkout. */
export function couponRow(coupon: DemoCoupon, now: Date) {
  const { id, title, rule, code = null } = coupon;
  couponSchema.parse({
    ...rule,
    couponId: id,
    title,
    code: null,
    conditions: [],
    window: { from: null, until: null },
  });
  return {
    id,
    title,
    kind: rule.offer.kind,
    rule,
    channel: coupon.channel ?? 'online',
    scope_text: coupon.scopeText,
    link: coupon.link,
    total: coupon.total,
    claimed: coupon.claimed ?? 0,
    per_person: coupon.perPerson ?? 1,
    is_on_offer: code === null && !coupon.isGiven,
    code,
    card_types: coupon.cards ?? null,
    is_for_first_order: coupon.isForFirstOrder ?? false,
    points_price: coupon.points ?? null,
    is_for_birthday: coupon.isForBirthday ?? false,
    is_granted_at_registration: coupon.isGrantedAtRegistration ?? false,
    claim_from: now,
    claim_until: hoursFrom(now, CLAIM_DAYS * 24),
    valid_days: coupon.validDays,
    drop_hours: coupon.drops?.hours ?? null,
    drop_minutes: coupon.drops?.minutes ?? null,
    drop_quantity: coupon.drops?.quantity ?? null,
  };
}

/** What is claimed of the releases of today that have begun. */
export const dropRows = ({ id, drops }: DemoCoupon, now: Date) =>
  drops
    ? listDropSessions(drops, now.getTime())
        .filter(({ opensAt }) => opensAt <= now.getTime())
        .map(({ opensAt, closesAt }) => ({
          offer_id: id,
          opens_at: new Date(opensAt),
          quantity: drops.quantity,
          // A release that is over is used up.
          claimed: closesAt <= now.getTime() ? drops.quantity : drops.claimed,
        }))
    : [];
