import { z } from 'zod';
import { time } from '../../kit/fields.ts';
import { adminRead, defineAdminContract, fen } from '../kit/index.ts';
import { visitRoutes } from './visits.routes.ts';

const day = z.iso.date();
/** Days of Shanghai, at most 366. Left out: the last seven days, with today. */
const period = { from: day.optional(), to: day.optional() };
const periods = { from: day, to: day, compareFrom: day, compareTo: day };
const count = z.int();

/** Visits at each step: those that came to it or to a later one. */
const steps = {
  visits: count,
  viewed: count,
  carted: count,
  checkedOut: count,
  placed: count,
  paid: count,
};
const searchSums = { searches: count, withoutResult: count, clicks: count };
const slotSums = { clicks: count, orders: count };

export const visitsContract = defineAdminContract({
  funnel: adminRead({
    route: visitRoutes.funnel,
    summary: 'Visits from the view of a product to the payment, by source, first page and product',
    permission: 'report:read',
    input: z.object({
      ...period,
      /** `direct`, `other` or the name of a source after `utm:`. */
      source: z.string().max(140).optional(),
      landing: z.string().max(20).optional(),
      productsBy: z.enum(['viewed', 'carted', 'bought']).default('viewed'),
    }),
    output: z.object({
      ...periods,
      steps: z.object({ ...steps, orders: count, paidFen: fen }),
      compared: z.object({ ...steps, orders: count, paidFen: fen }),
      sources: z.array(z.object({ source: z.string(), label: z.string(), ...steps, paidFen: fen })),
      landings: z.array(z.object({ landing: z.string(), label: z.string(), ...steps })),
      products: z.array(
        z.object({ productId: z.string(), name: z.string(), viewed: count, carted: count, bought: count }),
      ),
      /** Orders of the days that have events, and those of them that no page reported. */
      orders: count,
      ordersWithoutEvents: count,
      /** Days that are left out until they are summed. */
      daysNotSummed: count,
      readAt: time,
    }),
    refusals: ['visits-period-wrong', 'visits-period-too-long'],
  }),
  search: adminRead({
    route: visitRoutes.search,
    summary: 'Searches, those without a result and clicks, by day and by query',
    permission: 'report:read',
    input: z.object(period),
    output: z.object({
      ...periods,
      sums: z.object(searchSums),
      compared: z.object(searchSums),
      days: z.array(z.object({ day, ...searchSums })),
      queries: z.array(z.object({ query: z.string(), ...searchSums })),
      readAt: time,
    }),
    refusals: ['visits-period-wrong', 'visits-period-too-long'],
  }),
  slots: adminRead({
    route: visitRoutes.slots,
    summary: 'Clicks on lines of slots and orders after them, by day, slot and line',
    permission: 'report:read',
    input: z.object(period),
    output: z.object({
      ...periods,
      sums: z.object(slotSums),
      compared: z.object(slotSums),
      days: z.array(z.object({ day, ...slotSums })),
      slots: z.array(
        z.object({
          slot: z.string(),
          label: z.string(),
          ...slotSums,
          lines: z.array(z.object({ lineId: z.string(), text: z.string(), ...slotSums })),
        }),
      ),
      readAt: time,
    }),
    refusals: ['visits-period-wrong', 'visits-period-too-long'],
  }),
});
