import { z } from 'zod';
import { time, wholeNumber } from '../../kit/fields.ts';
import { adminRead, adminWrite, cursor, fen, listPage, listSize, reason, rowId } from '../kit/index.ts';
import { byOffer, offerId } from './coupon-fields.ts';
import { couponsAdminRoutes } from './coupons.routes.ts';

const codeState = z.enum(['open', 'claimed', 'void']);

export const couponBatchCalls = {
  createBatch: adminWrite({
    route: couponsAdminRoutes.createBatch,
    summary: 'Makes single-use codes; they are in this answer and nowhere else',
    permission: 'coupon:issue',
    input: z.object({
      offerId,
      quantity: wholeNumber({ min: 1, max: 100_000 }),
      prefix: z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^[A-Z0-9]{0,4}$/),
      reason,
    }),
    output: z.object({ batchId: rowId, codes: z.array(z.string()) }),
    refusals: ['coupon-offer-not-found', 'coupon-offer-not-live', 'coupon-batch-too-large'],
    subject: byOffer,
    reason: 'required',
    needsProof: true,
    storesAnswer: false,
  }),
  batch: adminRead({
    route: couponsAdminRoutes.batch,
    summary: 'A batch of single-use codes: who claimed which, by its last characters',
    permission: 'promotion:read',
    input: z.object({
      batchId: rowId,
      state: codeState.optional(),
      /** The last four characters. */
      tail: z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^[A-Z0-9]{4}$/)
        .optional(),
      after: cursor.optional(),
      size: listSize,
    }),
    output: listPage(
      z.object({
        number: z.string(),
        code: z.string(),
        state: codeState,
        memberId: z.string().nullable(),
        member: z.string().nullable(),
        mobile: z.string().nullable(),
        couponState: z.enum(['usable', 'held', 'used', 'void']).nullable(),
        orderId: z.string().nullable(),
        savedFen: fen.nullable(),
        settledAt: time.nullable(),
      }),
    ).extend({
      batchId: rowId,
      offerId: z.string(),
      title: z.string(),
      benefit: z.string(),
      prefix: z.string(),
      quantity: z.int(),
      madeBy: z.string(),
      createdAt: time,
      voidedAt: time.nullable(),
      claimUntil: time,
      counts: z.object({ open: z.int(), claimed: z.int(), void: z.int(), used: z.int() }),
      savedFen: fen,
      exposureFen: fen,
    }),
    refusals: ['coupon-batch-not-found'],
  }),
  voidBatch: adminWrite({
    route: couponsAdminRoutes.voidBatch,
    summary: 'Voids the codes of a batch that nobody has claimed',
    permission: 'coupon:void',
    input: z.object({ batchId: rowId, reason }),
    output: z.object({ voided: z.int() }),
    refusals: ['coupon-batch-not-found', 'coupon-nothing-to-void'],
    subject: ({ batchId }) => ({ kind: 'coupon-batch', id: String(batchId) }),
    reason: 'required',
  }),
};
