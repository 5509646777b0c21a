import { z } from 'zod';
import { money, time } from '../kit/fields.ts';
import { cardType } from '../member-card/index.ts';

/** 满减券 · 折扣券 · 兑换券 · 免邮券 */
const couponKind = z.enum(['amountOff', 'percentOff', 'exchange', 'freeFreight']);

const couponFields = {
  title: z.string(),
  kind: couponKind,
  /** What the face shows in large type: 80, 8.8折, 免邮. */
  face: z.string(),
  /** The minimum items amount; 0.00 for none. */
  threshold: money,
  /** The maximum saving of a percentage coupon. */
  cap: money.optional(),
  scopeText: z.string(),
};

/** A coupon that can still be claimed. */
export const CouponOffer = z.object({
  ...couponFields,
  offerId: z.string(),
  validText: z.string(),
  claimed: z.boolean(),
  /** Whether this member may claim it, by card and first order. True for visitors. */
  eligible: z.boolean(),
  /** Whole percent already claimed. */
  claimedShare: z.int(),
  /** The member cards it is for; absent for all. */
  cards: z.array(cardType).optional(),
});
export type CouponOffer = z.infer<typeof CouponOffer>;

/** A coupon of the claim centre. */
const CentreOffer = CouponOffer.extend({
  state: z.enum(['claimable', 'claimed', 'gone', 'coming', 'otherCard', 'notBirthday']),
  /** Where it can be used. */
  link: z.string(),
  perPerson: z.int(),
  opensAt: time,
  /** What it costs; absent: nothing. */
  points: z.int().optional(),
  /** For the birthday month, once a year, with the month of the member's birthday. */
  birthday: z.object({ month: z.int().optional() }).optional(),
  /** When the member's own coupon of this offer ends. */
  ownedUntil: time.optional(),
  /** Of a coupon of one brand. */
  brand: z.object({ brandNameEN: z.string(), brandNameCN: z.string(), link: z.string() }).optional(),
  /** Products it can be used for. */
  images: z.array(z.string()),
});
export type CentreOffer = z.infer<typeof CentreOffer>;

/** With the release that runs or comes next; `claimedShare` is of this release. */
const CentreDrop = CentreOffer.extend({
  session: z.object({ opensAt: time, closesAt: time, quantity: z.int(), nextOpensAt: time.optional() }),
});
export type CentreDrop = z.infer<typeof CentreDrop>;

export const CouponCentre = z.object({
  /** The releases of the day and the first of the next day. */
  sessions: z.array(z.object({ opensAt: time, closesAt: time, state: z.enum(['over', 'on', 'coming']) })),
  drops: z.array(CentreDrop),
  offers: z.array(CentreOffer),
  /** Coupons the member can use; absent for visitors. */
  usable: z.int().optional(),
});
export type CouponCentre = z.infer<typeof CouponCentre>;

/** A coupon owned by a member. `valid`: 1 usable, 0 used, 2 expired. */
export const Coupon = z.object({
  ...couponFields,
  couponId: z.string(),
  valid: z.literal([0, 1, 2]),
  validTo: time,
  /** The order that uses it, or reserves it while unpaid. */
  orderId: z.string().optional(),
  saved: money.optional(),
  /** When that order was placed, or paid once the coupon is used. */
  settledAt: time.optional(),
  link: z.string(),
});
export type Coupon = z.infer<typeof Coupon>;
