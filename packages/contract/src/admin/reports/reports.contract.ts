import { z } from 'zod';
import { time } from '../../kit/fields.ts';
import { adminRead, adminWrite, defineAdminContract, fen, reason } from '../kit/index.ts';
import { breakdown, counted, day, figures, offerKind, period, proof, salesInput } from './report-fields.ts';
import { reportsRoutes } from './reports.routes.ts';

const days = z.object({ from: day, to: day });

export const reportsContract = defineAdminContract({
  sales: adminRead({
    route: reportsRoutes.sales,
    summary: 'Sales of a period, compared with another one, by day and by one breakdown',
    permission: 'report:read',
    input: salesInput,
    output: z.object({
      ...days.shape,
      by: breakdown,
      before: days,
      total: figures,
      totalBefore: figures,
      days: z.array(figures.extend({ day })),
      daysBefore: z.array(figures.extend({ day })),
      /** The largest 200 by what is left after refunds; days and hours in their order. */
      rows: z.array(
        figures.extend({
          value: z.string(),
          label: z.string(),
          note: z.string().nullable(),
          netBeforeFen: fen,
          /** The list of the orders behind it; null where no filter finds them. */
          ordersPath: z.string().nullable(),
        }),
      ),
      rowCount: z.int(),
      counted,
      /** Null before the first check. */
      proof: proof.nullable(),
    }),
    refusals: ['report-period-wrong'],
  }),
  promotions: adminRead({
    route: reportsRoutes.promotions,
    summary:
      'What promotions, coupons and points gave in a period, and how much of it went back with returns',
    permission: 'report:read',
    input: z.object({ ...period, kind: offerKind.default('all') }),
    output: z.object({
      ...days.shape,
      savedFen: fen,
      backFen: fen,
      /** Given, less what went back. */
      costFen: fen,
      /** Of all sales of the period, before discounts. */
      listFen: fen,
      paidFen: fen,
      rows: z.array(
        z.object({
          kindText: z.string(),
          offerId: z.string().nullable(),
          title: z.string(),
          orders: z.int(),
          units: z.int(),
          savedFen: fen,
          backFen: fen,
          costFen: fen,
          /** What the orders that used it paid in all, less refunds. */
          paidFen: fen,
        }),
      ),
      rowCount: z.int(),
    }),
    refusals: ['report-period-wrong'],
  }),
  exports: adminRead({
    route: reportsRoutes.exports,
    summary: 'The exports that the caller asked for, newest first',
    permission: 'report:export',
    input: z.object({}),
    output: z.object({
      rows: z.array(
        z.object({
          exportId: z.string(),
          reportText: z.string(),
          from: day,
          to: day,
          state: z.enum(['running', 'done', 'expired']),
          rows: z.int(),
          createdAt: time,
          finishedAt: time.nullable(),
          /** For 24 hours. */
          path: z.string().nullable(),
        }),
      ),
    }),
    refusals: [],
  }),
  export: adminWrite({
    route: reportsRoutes.export,
    summary: 'Starts an export of a report or of all orders as CSV, without personal data; a job writes it',
    permission: 'report:export',
    input: salesInput
      .extend({ report: z.enum(['sales', 'promotions', 'orders']), kind: offerKind.optional() })
      .extend({ reason }),
    output: z.object({ exportId: z.string() }),
    refusals: ['report-period-wrong', 'export-limit'],
    subject: (_input, result) => ({ kind: 'export', id: result?.exportId ?? 'new' }),
    reason: 'required',
  }),
});
