import { z } from 'zod';
import { id, text, time, wholeNumber } from '../../kit/fields.ts';
import { doneOrWaiting } from '../approvals/index.ts';
import { adminRead, adminWrite, fen, reason, rowId } from '../kit/index.ts';
import { byOffer, card, offerId } from './coupon-fields.ts';
import { couponsAdminRoutes } from './coupons.routes.ts';

/** Whom staff give a coupon: by a list of member ids and mobiles, or by what is known of members. */
const recipients = z.discriminatedUnion('by', [
  z.object({ by: z.literal('list'), entries: z.array(text(24)).min(1).max(100_000) }),
  z.object({
    by: z.literal('filter'),
    cards: z.array(card).min(1).max(4).optional(),
    registeredSince: time.optional(),
    /** Members who have not ordered since. */
    notBoughtSince: time.optional(),
    /** Members who have bought something of this brand. */
    boughtBrandId: id.optional(),
  }),
]);

export const couponIssueCalls = {
  countIssue: adminRead({
    route: couponsAdminRoutes.countIssue,
    summary: 'How many members would get a coupon and what that may cost; nothing is given',
    permission: 'coupon:issue',
    input: z.object({ offerId, recipients }),
    output: z.object({
      members: z.int(),
      /** Of the list: neither the id nor the mobile of an active member. */
      unknown: z.array(z.string()),
      unknownCount: z.int(),
      /** Have as many of this coupon as one person may have, or may not use it. */
      excluded: z.int(),
      eachFen: fen,
      exposureFen: fen,
      /** How many of the offer are left. */
      left: z.int(),
      needsApproval: z.boolean(),
      /** Of those who got it so far, how many used it; null: nobody got it. */
      usedPercent: z.int().nullable(),
    }),
    refusals: ['coupon-offer-not-found', 'coupon-offer-not-live'],
    maxBodyBytes: 4_000_000,
  }),
  issue: adminWrite({
    route: couponsAdminRoutes.issue,
    summary: 'Gives one coupon to each of many members; much money needs a second person',
    permission: 'coupon:issue',
    input: z.object({
      offerId,
      recipients,
      /** The count that the caller has confirmed. */
      expected: wholeNumber({ min: 1, max: 100_000_000 }),
      reason,
    }),
    output: doneOrWaiting(z.object({ issueId: rowId, members: z.int() })),
    refusals: [
      'coupon-offer-not-found',
      'coupon-offer-not-live',
      'coupon-issue-nobody',
      'coupon-issue-changed',
      'coupon-issue-too-many',
    ],
    subject: byOffer,
    reason: 'required',
    needsProof: true,
    maxBodyBytes: 4_000_000,
  }),
  stopIssue: adminWrite({
    route: couponsAdminRoutes.stopIssue,
    summary: 'Stops giving coupons; members who have theirs keep them',
    permission: 'coupon:issue',
    input: z.object({ issueId: rowId, reason }),
    output: z.object({ issued: z.int() }),
    refusals: ['coupon-issue-not-running'],
    subject: ({ issueId }) => ({ kind: 'coupon-issue', id: String(issueId) }),
    reason: 'required',
  }),
};
