import { z } from 'zod';
import { text, time } from '../../kit/fields.ts';
import {
  adminRead,
  adminWrite,
  askedApproval,
  cursor,
  fen,
  listPage,
  listSize,
  reason,
  rowId,
  waitingForApproval,
} from '../kit/index.ts';
import {
  byOffer,
  card,
  channel,
  couponKind,
  offerCounts,
  offerFields,
  offerId,
  version,
  way,
} from './coupon-fields.ts';
import { couponsAdminRoutes } from './coupons.routes.ts';

/** `ended`: published, and the time to claim is over. `gone`: all are claimed. */
const status = z.enum(['draft', 'coming', 'live', 'gone', 'ended', 'stopped']);
const offerRow = z.object({
  offerId: z.string(),
  title: z.string(),
  kind: couponKind,
  face: z.string(),
  benefit: z.string(),
  scopeText: z.string(),
  channel,
  way,
  code: z.string().nullable(),
  cards: z.array(card).nullable(),
  isForFirstOrder: z.boolean(),
  total: z.int(),
  status,
  claimUntil: time,
  counts: offerCounts,
  waiting: waitingForApproval.nullable(),
});
const view = z.enum(['all', 'live', 'limited', 'codes', 'given', 'ending', 'draft', 'stopped']);

/** What the coupons of an offer cost. */
const cost = z.object({
  savedFen: fen,
  /** What came back of it with returned units. */
  returnedFen: fen,
  orders: z.int(),
  /** Paid for these orders on average; null: no orders. */
  basketFen: fen.nullable(),
  /** Members whose first order it was. */
  newMembers: z.int(),
});

export const couponOfferCalls = {
  list: adminRead({
    route: couponsAdminRoutes.list,
    summary: 'Every coupon offer with what is claimed, used and saved',
    permission: 'promotion:read',
    input: z.object({
      tab: view.default('all'),
      q: text(40).optional(),
      kind: couponKind.optional(),
      channel: channel.optional(),
      after: cursor.optional(),
      before: cursor.optional(),
      size: listSize,
    }),
    output: listPage(offerRow).extend({ tabs: z.record(view, z.int()) }),
    refusals: [],
  }),
  detail: adminRead({
    route: couponsAdminRoutes.detail,
    summary: 'One coupon offer: its terms, what it gave and cost, its batches of codes and issues',
    permission: 'promotion:read',
    input: z.object({ offerId }),
    output: offerRow.extend({
      terms: offerFields,
      sentence: z.string(),
      version: z.int(),
      updatedBy: z.string().nullable(),
      updatedAt: time.nullable(),
      cost,
      batches: z.array(
        z.object({
          batchId: rowId,
          prefix: z.string(),
          quantity: z.int(),
          claimed: z.int(),
          open: z.int(),
          madeBy: z.string(),
          createdAt: time,
        }),
      ),
      issues: z.array(
        z.object({
          issueId: rowId,
          state: z.enum(['waiting', 'running', 'done', 'stopped']),
          source: z.string(),
          expected: z.int(),
          issued: z.int(),
          skipped: z.int(),
          exposureFen: fen,
          madeBy: z.string(),
          createdAt: time,
        }),
      ),
    }),
    refusals: ['coupon-offer-not-found'],
  }),
  save: adminWrite({
    route: couponsAdminRoutes.save,
    summary: 'Saves a coupon offer; what was claimed of it stays as it was promised',
    permission: 'coupon:write',
    input: z.object({
      offerId: offerId.nullable(),
      /** What was edited; null for a new offer. */
      version: version.nullable(),
      terms: offerFields,
    }),
    output: z.object({ offerId: z.string(), version: z.int() }),
    refusals: [
      'coupon-offer-not-found',
      'coupon-offer-changed',
      'coupon-offer-refused',
      'coupon-offer-fixed',
      'coupon-code-taken',
    ],
    subject: (input, result) => ({
      kind: 'coupon-offer',
      id: String(result?.offerId ?? input.offerId ?? 'new'),
    }),
    reason: 'none',
  }),
  publish: adminWrite({
    route: couponsAdminRoutes.publish,
    summary: 'Members can get the coupon from now on; below cost or below the floor a second person decides',
    permission: 'promotion:publish',
    input: z.object({ offerId, version, reason: reason.optional() }),
    /** Nothing has changed yet while `waiting` names a request. */
    output: z.object({ version: z.int(), waiting: askedApproval.nullable() }),
    refusals: [
      'coupon-offer-not-found',
      'coupon-offer-changed',
      'coupon-offer-published',
      'price-below-floor',
    ],
    subject: byOffer,
    reason: 'optional',
  }),
  stop: adminWrite({
    route: couponsAdminRoutes.stop,
    summary: 'Nobody gets the coupon any more; claimed ones stay',
    permission: 'promotion:publish',
    input: z.object({ offerId, reason }),
    output: z.object({ version: z.int() }),
    refusals: ['coupon-offer-not-found', 'coupon-offer-stopped'],
    subject: byOffer,
    reason: 'required',
  }),
};
