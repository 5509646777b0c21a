import type { CountConclusion } from '@huarong/core/inventory';
import { z } from 'zod';
import { id, text, time, wholeNumber } from '../../kit/fields.ts';
import {
  adminRead,
  adminWrite,
  cursor,
  defineAdminContract,
  fen,
  listPage,
  listSize,
  reason,
  rowId,
} from '../kit/index.ts';
import { stocktakesRoutes } from './stocktakes.routes.ts';

const CONCLUSIONS = [
  'uncounted',
  'matches',
  'second',
  'again',
  'agreed',
] as const satisfies readonly CountConclusion['state'][];

const take = z.object({
  takeId: rowId,
  name: z.string(),
  state: z.enum(['counting', 'ended', 'cancelled']),
  lines: z.int(),
  counted: z.int(),
  madeBy: z.string(),
  createdAt: time,
  endedAt: time.nullable(),
  setId: rowId.nullable(),
});
const counted = z.object({
  skuId: z.string(),
  code: z.string(),
  productName: z.string(),
  skuName: z.string(),
  imagePath: z.string().nullable(),
});
const byTake = ({ takeId }: { takeId: number | string }) => ({
  kind: 'stocktake' as const,
  id: String(takeId),
});

export const stocktakesContract = defineAdminContract({
  list: adminRead({
    route: stocktakesRoutes.list,
    summary: 'Every stocktake, newest first',
    permission: 'stock:read',
    input: z.object({ after: cursor.optional(), before: cursor.optional(), size: listSize }),
    output: listPage(take),
    refusals: [],
  }),
  create: adminWrite({
    route: stocktakesRoutes.create,
    summary: 'Begins a stocktake of the skus of a brand, a category or some words',
    permission: 'stock:count',
    input: z.object({
      name: text(60, 1),
      brandId: id.optional(),
      categoryId: z
        .string()
        .regex(/^[0-9a-z_]{1,12}$/)
        .optional(),
      q: text(40).optional(),
    }),
    output: z.object({ takeId: rowId, lines: z.int() }),
    refusals: ['stocktake-empty', 'stocktake-too-large'],
    subject: (_input, result) => ({ kind: 'stocktake', id: String(result?.takeId ?? 'new') }),
    reason: 'none',
  }),
  detail: adminRead({
    route: stocktakesRoutes.detail,
    summary: 'A stocktake: what was counted, what differs, what has to be counted again',
    permission: 'stock:read',
    input: z.object({
      takeId: rowId,
      tab: z.enum(['differences', 'open', 'uncounted', 'all']).default('differences'),
      /** How many lines of the tab came before. */
      from: wholeNumber({ min: 0, max: 5_000 }).default(0),
    }),
    output: take.extend({
      counts: z.object({
        differences: z.int(),
        open: z.int(),
        uncounted: z.int(),
        all: z.int(),
        matches: z.int(),
        agreed: z.int(),
        second: z.int(),
        again: z.int(),
      }),
      /** Units that are missing and units that are too many, by what two counts agree on. */
      missing: z.int(),
      surplus: z.int(),
      /** By cost; null: not for the caller. */
      differenceFen: fen.nullable(),
      rows: z.array(
        counted.extend({
          conclusion: z.enum(CONCLUSIONS),
          /** Null: two counts do not agree on one. */
          difference: z.int().nullable(),
          differenceFen: fen.nullable(),
          counts: z.array(
            z.object({
              counted: z.int(),
              expected: z.int(),
              by: z.string(),
              at: time,
              lots: z.array(z.object({ lotNo: z.string(), counted: z.int(), expected: z.int() })),
            }),
          ),
        }),
      ),
      /** Where the next page begins; null: there is none. */
      next: z.int().nullable(),
    }),
    refusals: ['stocktake-not-found'],
  }),
  sheet: adminRead({
    route: stocktakesRoutes.sheet,
    summary: 'What to count, for paper: without what the books say',
    permission: 'stock:count',
    input: z.object({ takeId: rowId }),
    output: take.extend({
      rows: z.array(
        z.object({
          code: z.string(),
          barcode: z.string().nullable(),
          productName: z.string(),
          skuName: z.string(),
          /** Lots with units by the books: each is counted. */
          lots: z.array(z.object({ lotNo: z.string(), expiresOn: z.string() })),
        }),
      ),
    }),
    refusals: ['stocktake-not-found'],
  }),
  count: adminWrite({
    route: stocktakesRoutes.count,
    summary: 'Records what somebody counted of one sku',
    permission: 'stock:count',
    input: z.object({
      takeId: rowId,
      /** A barcode, a code or a number. */
      code: text(40, 1),
      /** Every unit, also those of lots. */
      counted: wholeNumber({ min: 0, max: 1_000_000 }),
      /** Where the sku has lots: how many of the units are of each. */
      lots: z
        .array(z.object({ lotNo: text(40), counted: wholeNumber({ min: 0, max: 1_000_000 }) }))
        .max(100)
        .optional(),
    }),
    output: counted.extend({
      counted: z.int(),
      /** 1: the first count of this sku. */
      round: z.int(),
      conclusion: z.enum(CONCLUSIONS),
    }),
    refusals: [
      'stocktake-not-found',
      'stocktake-ended',
      'stocktake-other-sku',
      'stocktake-lots-needed',
      'stocktake-lots-wrong',
      'lot-not-found',
    ],
    subject: byTake,
    reason: 'none',
  }),
  finish: adminWrite({
    route: stocktakesRoutes.finish,
    summary: 'Ends a stocktake and corrects the books by one change set',
    permission: 'stock:adjust',
    input: z.object({ takeId: rowId, reason }),
    output: z.discriminatedUnion('state', [
      z.object({ state: z.literal('unchanged') }),
      z.object({ state: z.enum(['applied', 'planned']), setId: rowId }),
      z.object({ state: z.literal('waiting'), setId: rowId, approvers: z.array(z.string()) }),
    ]),
    refusals: [
      'stocktake-not-found',
      'stocktake-ended',
      'stocktake-open',
      'stocktake-uncounted',
      'stocktake-short',
    ],
    subject: byTake,
    reason: 'required',
  }),
  cancel: adminWrite({
    route: stocktakesRoutes.cancel,
    summary: 'Gives a stocktake up: nothing is corrected',
    permission: 'stock:count',
    input: z.object({ takeId: rowId, reason }),
    output: z.object({}),
    refusals: ['stocktake-not-found', 'stocktake-ended'],
    subject: byTake,
    reason: 'required',
  }),
});
