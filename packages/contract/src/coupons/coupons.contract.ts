import { z } from 'zod';
import { emptyObject, id, pageNo, pageOf, pageSize, wholeNumber } from '../kit/fields.ts';
import { defineContract, endpoint } from '../kit/index.ts';
import { Coupon, CouponCentre, CouponOffer } from './coupon-views.ts';
import { couponsRoutes } from './coupons.routes.ts';

const couponCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{14}$/);
/** `held`: reserved by an unpaid order, not part of `usable`. `expiring`: usable coupons that expire within days. */
const counts = z.object({
  usable: z.int(),
  held: z.int().optional(),
  used: z.int(),
  expired: z.int(),
  expiring: z.int(),
});

export const couponsContract = defineContract({
  list: endpoint({
    route: couponsRoutes.list,
    summary: "The member's coupons: usable (1), used (0) or expired (2)",
    access: 'member',
    input: z.object({
      pageNo,
      pageSize: pageSize(10),
      valid: wholeNumber({ min: 0, max: 2 })
        .pipe(z.literal([0, 1, 2]))
        .default(1),
    }),
    output: pageOf(Coupon).extend({ counts }),
    refusals: [],
  }),
  offline: endpoint({
    route: couponsRoutes.offline,
    summary: "The member's coupons for the stores, by the stores' own filter values 1, 2 and 3",
    access: 'member',
    /** The caller has mapped its filter already: usable 1 → 1, used 0 → 2, expired 2 → 3. */
    input: z.object({
      pageNo,
      pageSize: pageSize(10),
      valid: wholeNumber({ min: 1, max: 3 })
        .pipe(z.literal([1, 2, 3]))
        .default(1),
    }),
    output: pageOf(Coupon).extend({ counts }),
    refusals: [],
  }),
  receive: endpoint({
    route: couponsRoutes.receive,
    summary: 'Claim a coupon on offer, exchange points for one, or redeem a coupon code',
    access: 'member',
    takesIdempotencyKey: true,
    input: z
      .object({
        offerId: id.optional(),
        code: couponCode.optional(),
        /** The price that the member agreed to, of a coupon that costs points. */
        points: wholeNumber({ min: 1, max: 1_000_000 }).optional(),
      })
      .refine((given) => given.offerId !== undefined || given.code !== undefined, { path: ['offerId'] }),
    output: z.object({ coupon: Coupon }),
    refusals: [
      'coupon-not-found',
      'coupon-claimed',
      'coupon-gone',
      'coupon-not-for-you',
      'coupon-not-birthday',
      'coupon-points-changed',
      'points-short',
      'coupon-claim-closed',
    ],
  }),
  deposit: endpoint({
    route: couponsRoutes.deposit,
    summary: 'Coupons that can be claimed now',
    access: 'anyone',
    input: emptyObject,
    output: z.object({ list: z.array(CouponOffer) }),
    refusals: [],
  }),
  centre: endpoint({
    route: couponsRoutes.centre,
    summary:
      'The claim centre: releases at set hours of the day, and coupons that can be claimed at any time',
    access: 'anyone',
    input: emptyObject,
    output: CouponCentre,
    refusals: [],
  }),
});
