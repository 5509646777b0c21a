import type { AdjustmentCause } from '@huarong/core/inventory';
import { z } from 'zod';
import { id, text, time, wholeNumber } from '../../kit/fields.ts';
import { doneOrWaiting } from '../approvals/index.ts';
import {
  adminRead,
  adminWrite,
  cursor,
  defineAdminContract,
  listPage,
  listSize,
  reason,
  rowId,
} from '../kit/index.ts';
import { lotOfSku, lotReceipt } from '../lots/index.ts';
import { adminStockRoutes } from './stock.routes.ts';

const level = z.object({ available: z.int(), held: z.int(), sold: z.int() });
const sku = z.object({
  skuId: z.string(),
  code: z.string(),
  barcode: z.string().nullable(),
  productId: z.string(),
  productName: z.string(),
  brandName: z.string(),
  skuName: z.string(),
  imagePath: z.string().nullable(),
  /** Shoppers can see it. */
  isLive: z.boolean(),
});
const stockRow = sku.extend({
  ...level.shape,
  /** At this number of units or below the stock is low. */
  lowStockAt: z.int(),
  soldIn28Days: z.int(),
  /** How many days it lasts at the pace of the last 28; null: nothing was sold. */
  daysOfStock: z.int().nullable(),
  /** Shoppers who asked for a message when it arrives. */
  waiting: z.int(),
});

const CAUSES = [
  'received',
  'damaged',
  'expired',
  'count',
  'sample',
  'transfer',
  'lost',
  'correction',
] as const satisfies readonly AdjustmentCause[];

const units = (min: number) => wholeNumber({ min, max: 1_000_000 });

export const adminStockContract = defineAdminContract({
  list: adminRead({
    route: adminStockRoutes.list,
    summary: 'Stock of every sku',
    permission: 'stock:read',
    input: z.object({
      /** `idle`: nothing sold in 28 days; `overdue`: a hold whose time is over. */
      tab: z.enum(['all', 'low', 'sold-out', 'waiting', 'idle', 'held', 'overdue']).default('all'),
      /** `days`: what is sold out first comes first. */
      sort: z.enum(['number', 'days']).default('number'),
      /** Words of the name or brand, a code or a barcode. */
      q: text(40).optional(),
      after: cursor.optional(),
      before: cursor.optional(),
      size: listSize,
    }),
    output: listPage(stockRow).extend({ counts: z.record(z.string(), z.int()), units: z.int() }),
    refusals: [],
  }),
  detail: adminRead({
    route: adminStockRoutes.detail,
    summary: 'One sku: every change with the balance after it, and what orders hold',
    permission: 'stock:read',
    input: z.object({ skuId: id, after: cursor.optional(), size: listSize }),
    output: stockRow.extend({
      /** Paid for and still in the warehouse. */
      unshipped: z.int(),
      /** What one person adds or takes alone. */
      unitsAlone: z.int(),
      /** When shoppers were last sent a message that it arrived, and how many that day. */
      lastReminded: z.object({ at: time, count: z.int() }).nullable(),
      ledger: z.array(
        z.object({
          id: z.string(),
          at: time,
          reasonText: z.string(),
          delta: z.int(),
          balance: z.int(),
          /** `run`: a change set, also that of an import. */
          subject: z.object({ kind: z.enum(['order', 'return', 'run', 'other']), id: z.string() }),
          by: z.string(),
          isStaff: z.boolean(),
          note: z.string().nullable(),
        }),
      ),
      next: cursor.nullable(),
      /** The day on which it is expected, 2026-11-26; null when staff entered none. */
      expectedOn: z.iso.date().nullable(),
      /** With units left, what expires first at the beginning. */
      lots: z.array(lotOfSku),
      holds: z.array(
        z.object({ reference: z.string(), quantity: z.int(), expiresAt: time, isOverdue: z.boolean() }),
      ),
    }),
    refusals: ['sku-not-found'],
  }),
  adjust: adminWrite({
    route: adminStockRoutes.adjust,
    summary: 'Corrects the stock by a counted amount or a difference; a large one needs a second person',
    permission: 'stock:adjust',
    input: z.object({
      skuId: id,
      change: z.discriminatedUnion('by', [
        z.object({ by: z.literal('count'), counted: units(0) }),
        z.object({ by: z.literal('difference'), difference: units(-1_000_000) }),
      ]),
      cause: z.enum(CAUSES),
      /** What is received is of this lot. */
      receipt: lotReceipt.optional(),
      /** The lot that units are removed from or found of; without it, those without a lot and what expires first. */
      lotId: rowId.optional(),
      reason,
    }),
    output: doneOrWaiting(level),
    refusals: [
      'sku-not-found',
      'stock-below-held',
      'stock-unchanged',
      'lot-not-found',
      'lot-too-few',
      'lot-expiry-differs',
      'lot-is-recalled',
      'lot-receipt-wrong',
    ],
    subject: ({ skuId }) => ({ kind: 'sku', id: skuId }),
    reason: 'required',
  }),
  expectArrival: adminWrite({
    route: adminStockRoutes.expectArrival,
    summary: 'The day on which a sku is expected, which shoppers see while it is sold out; null removes it',
    permission: 'stock:adjust',
    input: z.object({ skuId: id, expectedOn: z.iso.date().nullable() }),
    output: z.object({ expectedOn: z.iso.date().nullable() }),
    refusals: ['sku-not-found', 'arrival-day-wrong'],
    subject: ({ skuId }) => ({ kind: 'sku', id: skuId }),
    reason: 'none',
  }),
});
