import { z } from 'zod';
import { time } from '../../kit/fields.ts';
import { adminRead, adminWrite, defineAdminContract, fen, reason } from '../kit/index.ts';
import {
  breakdown,
  counted,
  day,
  figures,
  month,
  offerKind,
  period,
  proof,
  salesInput,
} from './report-fields.ts';
import { reportsRoutes } from './reports.routes.ts';

const days = z.object({ from: day, to: day });

/** Members who paid an order in a month; the first order of each, and the others. */
const buyers = z.object({ active: z.int(), firstOrders: z.int(), repeatOrders: z.int() });
const stockSums = z.object({
  skus: z.int(),
  available: z.int(),
  held: z.int(),
  /** Of the units whose cost is known; null for who may not see costs. */
  costFen: fen.nullable(),
  /** Units without a cost. */
  uncosted: z.int().nullable(),
  sold28Days: z.int(),
  /** Null for what did not sell in 28 days. */
  days: z.int().nullable(),
  /** Units of lots by the day until which they may be used; six months hold the three. */
  expired: z.int(),
  months3: z.int(),
  months6: z.int(),
});

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
          /** The list of these orders; null for what names no offer. */
          ordersPath: z.string().nullable(),
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
      .extend({
        report: z.enum(['sales', 'promotions', 'orders', 'returns', 'members', 'stock']),
        kind: offerKind.optional(),
      })
      .extend({ reason }),
    output: z.object({ exportId: z.string() }),
    refusals: ['report-period-wrong', 'export-limit'],
    subject: (_input, result) => ({ kind: 'export', id: result?.exportId ?? 'new' }),
    reason: 'required',
  }),
  returns: adminRead({
    route: reportsRoutes.returns,
    summary: 'Units that came back in a month by reason and product or shade, beside the units sold in it',
    permission: 'report:read',
    input: z.object({
      month: month.optional(),
      by: z.enum(['sku', 'product']).default('sku'),
      reason: z.enum(['1', '2', '3', '4', '5', '6']).optional(),
    }),
    output: z.object({
      month,
      units: z.int(),
      sold: z.int(),
      reasons: z.array(z.object({ reason: z.int(), text: z.string(), units: z.int() })),
      /** The largest 200. */
      rows: z.array(
        z.object({
          value: z.string(),
          label: z.string(),
          note: z.string().nullable(),
          reason: z.int(),
          reasonText: z.string(),
          units: z.int(),
          /** Of the product or shade, in the month. */
          sold: z.int(),
        }),
      ),
      rowCount: z.int(),
    }),
    refusals: [],
  }),
  members: adminRead({
    route: reportsRoutes.members,
    summary: 'Members who joined and who paid, with first and later orders: six months, and one by card',
    permission: 'report:read',
    input: z.object({ month: month.optional() }),
    output: z.object({
      month,
      /** Newest first. */
      months: z.array(buyers.extend({ month, joined: z.int() })),
      levels: z.array(buyers.extend({ level: z.string(), label: z.string(), netFen: fen })),
    }),
    refusals: [],
  }),
  stock: adminRead({
    route: reportsRoutes.stock,
    summary: 'Units in stock with their cost, days of stock and days of expiry, by brand, category or shade',
    permission: 'report:read',
    input: z.object({ by: z.enum(['brand', 'category', 'sku']).default('brand') }),
    output: z.object({
      today: day,
      by: z.enum(['brand', 'category', 'sku']),
      total: stockSums,
      /** The 200 with most units. */
      rows: z.array(stockSums.extend({ value: z.string(), label: z.string(), note: z.string().nullable() })),
      rowCount: z.int(),
    }),
    refusals: [],
  }),
});
