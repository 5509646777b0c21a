import { z } from 'zod';
import { emptyObject, id, text, time, wholeNumber } from '../../kit/fields.ts';
import { doneOrWaiting } from '../approvals/index.ts';
import {
  adminRead,
  adminWrite,
  cursor,
  defineAdminContract,
  fen,
  listPage,
  listSize,
  reason,
} from '../kit/index.ts';
import { pointsAdminRoutes } from './points.routes.ts';

const page = { after: cursor.optional(), before: cursor.optional(), size: listSize };
const oneMember = z.object({ memberId: id });
const exchangeState = z.enum(['placed', 'sent']);

export const pointsAdminContract = defineAdminContract({
  forecast: adminRead({
    route: pointsAdminRoutes.forecast,
    summary: 'Points that expire, by month, and what they are worth',
    permission: 'points:read',
    input: emptyObject,
    output: z.object({
      readAt: time,
      perYuan: z.int(),
      points: z.int(),
      worthFen: fen,
      months: z.array(
        z.object({ month: z.string(), points: z.int(), worthFen: fen, lots: z.int(), isOver: z.boolean() }),
      ),
    }),
    refusals: [],
  }),
  ofMember: adminRead({
    route: pointsAdminRoutes.ofMember,
    summary: 'The points of a member: lots with their last day, and every movement',
    permission: 'points:read',
    input: oneMember.extend(page),
    output: z.object({
      available: z.int(),
      held: z.int(),
      debt: z.int(),
      cardPoints: z.int(),
      /** What one person adds or takes alone. */
      pointsAlone: z.int(),
      lots: z.array(z.object({ left: z.int(), points: z.int(), expiresAt: time, createdAt: time })),
      entries: listPage(
        z.object({
          at: time,
          kind: z.string(),
          text: z.string(),
          reference: z.string(),
          points: z.int(),
          balance: z.int(),
        }),
      ),
    }),
    refusals: ['member-not-found'],
  }),
  adjust: adminWrite({
    route: pointsAdminRoutes.adjust,
    summary: 'Adds or takes points for a reason and a document; many need a second person',
    permission: 'points:adjust',
    input: oneMember.extend({
      points: wholeNumber({ min: -1_000_000, max: 1_000_000 }).refine((points) => points !== 0),
      /** The order, call or case; it changes the points of a member once. */
      reference: text(40, 2),
      reason,
    }),
    output: doneOrWaiting(z.object({ available: z.int() })),
    refusals: ['member-not-found', 'points-adjust-short', 'points-adjusted'],
    subject: ({ memberId }) => ({ kind: 'member', id: memberId }),
    reason: 'required',
  }),
  exchanges: adminRead({
    route: pointsAdminRoutes.exchanges,
    summary: 'Rewards that members exchanged points for, newest first',
    permission: 'points:read',
    input: z.object({ state: exchangeState.default('placed'), ...page }),
    output: listPage(
      z.object({
        exchangeId: z.string(),
        memberId: z.string(),
        nickname: z.string(),
        name: z.string(),
        points: z.int(),
        state: exchangeState,
        orderId: z.string().nullable(),
        carrier: z.string().nullable(),
        waybillNo: z.string().nullable(),
        at: time,
        sentAt: time.nullable(),
      }),
    ),
    refusals: [],
  }),
  sendExchange: adminWrite({
    route: pointsAdminRoutes.sendExchange,
    summary: 'A reward leaves in a parcel of its own instead of waiting for the next order',
    permission: 'points:adjust',
    input: z.object({ exchangeId: id, carrier: text(40, 1), waybillNo: text(60, 1) }),
    output: z.null(),
    refusals: [
      'exchange-not-found',
      'exchange-moved-on',
      'exchange-out-of-stock',
      'carrier-unknown',
      'waybill-wrong',
    ],
    subject: ({ exchangeId }) => ({ kind: 'points-exchange', id: exchangeId }),
    reason: 'none',
  }),
  rewards: adminRead({
    route: pointsAdminRoutes.rewards,
    summary: 'Every reward with its price in points and what is left',
    permission: 'points:read',
    input: emptyObject,
    output: z.object({
      rewards: z.array(
        z.object({
          rewardId: z.string(),
          name: z.string(),
          points: z.int(),
          left: z.int(),
          isLive: z.boolean(),
          /** Its sku is on sale, so that it can go with an order. */
          isSendable: z.boolean(),
          waiting: z.int(),
        }),
      ),
    }),
    refusals: [],
  }),
  saveReward: adminWrite({
    route: pointsAdminRoutes.saveReward,
    summary: 'Changes the price and the stock of a reward, and whether it is offered',
    permission: 'points:adjust',
    input: z.object({
      rewardId: id,
      points: wholeNumber({ min: 1, max: 10_000_000 }),
      /** A difference: what members take meanwhile stays taken. */
      addedLeft: wholeNumber({ min: -100_000, max: 100_000 }),
      isLive: z.boolean(),
    }),
    output: z.object({ left: z.int() }),
    refusals: ['no-such-reward', 'reward-below-zero'],
    subject: ({ rewardId }) => ({ kind: 'points-reward', id: rewardId }),
    reason: 'none',
  }),
});
