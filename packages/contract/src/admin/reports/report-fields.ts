import { z } from 'zod';
import { id, time } from '../../kit/fields.ts';
import { fen } from '../kit/index.ts';

export const day = z.iso.date();
/** Days of Shanghai, both included. Left out: this month until today. */
export const period = { from: day.optional(), to: day.optional() };

/** A month of Shanghai. Left out: this one. */
export const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);

export const breakdown = z.enum([
  'day',
  'hour',
  'brand',
  'category',
  'product',
  'sku',
  'province',
  'payment',
  'level',
  'first',
  'last',
]);
export type SalesBreakdown = z.output<typeof breakdown>;

export const salesInput = z.object({
  ...period,
  by: breakdown.default('brand'),
  /** The same number of days before, or the same days a year before. */
  compare: z.enum(['previous', 'year']).default('previous'),
  /** Deducted on the day of the sale, or on the day of the refund. */
  refunds: z.enum(['sale', 'refund']).default('sale'),
  /** Of products: only of this brand. */
  brand: id.optional(),
  /** Of shades: only of this product. */
  product: id.optional(),
});
export type SalesInput = z.output<typeof salesInput>;

export const offerKind = z.enum(['all', 'promotion', 'coupon', 'points']);

export const figures = z.object({
  orders: z.int(),
  units: z.int(),
  /** Before any discount. */
  listFen: fen,
  /** Flash sales, prices of members, extra-buys. */
  unitFen: fen,
  promotionFen: fen,
  couponFen: fen,
  pointsFen: fen,
  /** The sum of the four. */
  savedFen: fen,
  /** Freight and packaging. */
  freightFen: fen,
  /** What came in this time. */
  paidFen: fen,
  refundFen: fen,
  /** Paid less refunded. */
  netFen: fen,
});

/** The last check of the figures against the ledger. */
export const proof = z.object({ checkedAt: time, differenceFen: fen, faults: z.int() });

/** How far the figures are counted. */
export const counted = z.object({
  /** What the ledger held then is in the figures; null before all was counted once. */
  until: time.nullable(),
  /** Payments and refunds of 15 minutes ago or more that are not in them. */
  missing: z.int(),
});
