import { z } from 'zod';
import { emptyObject, id, lastMonths, money, pageNo, pageOf, pageSize, time } from '../kit/fields.ts';
import { defineContract, endpoint } from '../kit/index.ts';
import { cardType } from '../member-card/index.ts';
import { pointsRoutes } from './points.routes.ts';

const Reward = z.object({
  rewardId: z.string(),
  name: z.string(),
  imagePath: z.string(),
  points: z.int(),
  left: z.int(),
});
const Exchange = z.object({
  name: z.string(),
  points: z.int(),
  at: time,
  statusText: z.string(),
  /** The order it is sent with. */
  orderId: z.string().optional(),
});

export const pointsContract = defineContract({
  summary: endpoint({
    route: pointsRoutes.summary,
    summary: "The member's points: spendable, growing, waiting, held, about to expire, and what they buy",
    access: 'member',
    input: emptyObject,
    output: z.object({
      payPoints: z.int(),
      cardPoints: z.int(),
      waiting: z.int(),
      held: z.int(),
      worth: money,
      expiring: z.array(z.object({ points: z.int(), at: time })),
      rewards: z.array(Reward),
      /** What each card earns, in percent of the plain points. */
      pointsPercents: z.record(cardType, z.int()).optional(),
      rules: z
        .object({
          earnedPerYuan: z.int(),
          perYuan: z.int(),
          maxPercentOfItems: z.int(),
          validYears: z.int(),
        })
        .optional(),
    }),
    refusals: [],
  }),
  flow: endpoint({
    route: pointsRoutes.flow,
    summary: 'Every movement of points, newest first',
    access: 'member',
    input: z.object({
      pageNo,
      pageSize: pageSize(10),
      direction: z.enum(['all', 'in', 'out']).default('all'),
      months: lastMonths,
    }),
    output: pageOf(
      z.object({
        at: time,
        source: z.string(),
        text: z.string(),
        change: z.int(),
        balance: z.int(),
        expiresAt: time.optional(),
      }),
    ),
    refusals: [],
  }),
  exchange: endpoint({
    route: pointsRoutes.exchange,
    summary: 'Exchange points for a reward',
    access: 'member',
    input: z.object({ rewardId: id }),
    output: Exchange.extend({ payPoints: z.int() }),
    refusals: ['reward-not-found', 'reward-gone', 'points-short'],
  }),
  exchangeHistory: endpoint({
    route: pointsRoutes.exchangeHistory,
    summary: 'The rewards exchanged for points',
    access: 'member',
    input: z.object({ pageNo, pageSize: pageSize(10) }),
    output: pageOf(Exchange),
    refusals: [],
  }),
});
