import { z } from 'zod';
import { id, text, time } from '../../kit/fields.ts';
import { adminRead, adminWrite, cursor, fen, listPage, listSize } from '../kit/index.ts';
import { byOffer, offerId } from './coupon-fields.ts';
import { couponsAdminRoutes } from './coupons.routes.ts';

const couponState = z.enum(['usable', 'held', 'used', 'expired', 'void']);

export const couponRecordCalls = {
  records: adminRead({
    route: couponsAdminRoutes.records,
    summary: 'Who claimed a coupon and what became of it, newest first, members masked',
    permission: 'promotion:read',
    input: z.object({
      offerId,
      state: couponState.optional(),
      after: cursor.optional(),
      before: cursor.optional(),
      size: listSize,
    }),
    output: listPage(
      z.object({
        couponId: z.string(),
        memberId: z.string(),
        member: z.string(),
        mobile: z.string(),
        state: couponState,
        /** Given by staff or claimed with a single-use code. */
        source: z.enum(['claim', 'issue', 'code']),
        orderId: z.string().nullable(),
        savedFen: fen.nullable(),
        claimedAt: time,
        validTo: time,
        settledAt: time.nullable(),
        voidReason: z.string().nullable(),
      }),
    ),
    refusals: ['coupon-offer-not-found'],
  }),
  void: adminWrite({
    route: couponsAdminRoutes.void,
    summary: 'Voids claimed coupons that no order holds, and writes to their members why',
    permission: 'coupon:void',
    input: z.object({
      offerId,
      /** One coupon; without it all usable ones of the offer. */
      couponId: id.optional(),
      /** Members read it. */
      reason: text(100, 2),
    }),
    output: z.object({
      voided: z.int(),
      /** Held by an order that waits for payment, so still valid. */
      held: z.int(),
      /** Usable ones that a next call has to void. */
      left: z.int(),
    }),
    refusals: ['coupon-offer-not-found', 'coupon-nothing-to-void'],
    subject: byOffer,
    reason: 'required',
  }),
};
