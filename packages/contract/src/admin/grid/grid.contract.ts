import type { GridColumn } from '@huarong/core/catalogue';
import { z } from 'zod';
import { id, text, time, wholeNumber } from '../../kit/fields.ts';
import { savedChange } from '../changes/index.ts';
import { adminRead, adminWrite, cursor, defineAdminContract, fen, reason, rowId } from '../kit/index.ts';
import { gridRoutes } from './grid.routes.ts';

const COLUMNS = [
  'offer',
  'market',
  'cost',
  'stock',
  'limit',
  'live',
  'low',
] as const satisfies readonly GridColumn[];
const cellValue = z.union([z.int(), z.boolean(), z.null()]);

const choice = z.object({ id: z.string(), name: z.string() });
/** What was seen and what it becomes, cell by cell, and when. */
const edit = z.object({
  cells: z
    .array(z.object({ skuId: id, column: z.enum(COLUMNS), base: cellValue, value: cellValue }))
    .min(1)
    .max(35_000),
  /** Null: at once. */
  applyAt: time.nullable().default(null),
  /** When the cells become what they were. */
  restoreAt: time.nullable().default(null),
});
const MAX_EDIT_BYTES = 4_000_000;

const gridRow = z.object({
  skuId: z.string(),
  code: z.string(),
  productId: z.string(),
  productName: z.string(),
  brandName: z.string(),
  skuName: z.string(),
  shadeHex: z.string().nullable(),
  imagePath: z.string().nullable(),
  offerFen: fen,
  marketFen: fen.nullable(),
  /** Null: not known, or not for the caller. */
  costFen: fen.nullable(),
  available: z.int(),
  held: z.int(),
  limit: z.int().nullable(),
  isLive: z.boolean(),
  lowStockAt: z.int().nullable(),
});

export const gridContract = defineAdminContract({
  list: adminRead({
    route: gridRoutes.list,
    summary: 'Prices and stock of skus, product by product, for editing in a grid',
    permission: 'product:read',
    input: z.object({
      /** Words of the name or brand, a code or a barcode. */
      q: text(40).optional(),
      brandId: id.optional(),
      categoryId: z
        .string()
        .regex(/^[0-9a-z_]{1,12}$/)
        .optional(),
      after: cursor.optional(),
      size: wholeNumber({ min: 1, max: 5_000 }).default(500),
    }),
    output: z.object({
      rows: z.array(gridRow),
      next: cursor.nullable(),
      total: z.int(),
      /** Whether the caller sees costs. */
      hasCosts: z.boolean(),
    }),
    refusals: [],
  }),
  choices: adminRead({
    route: gridRoutes.choices,
    summary: 'Brands and categories that lists of products can be narrowed to',
    permission: 'product:read',
    input: z.object({}),
    output: z.object({ brands: z.array(choice), categories: z.array(choice) }),
    refusals: [],
  }),
  check: adminRead({
    route: gridRoutes.check,
    summary:
      'What saving these cells would mean: what is refused, who else has to look, which plans change them too',
    permission: 'product:read',
    maxBodyBytes: MAX_EDIT_BYTES,
    input: edit,
    output: z.object({
      refusedCount: z.int(),
      refused: z.array(z.object({ skuId: z.string(), column: z.enum(COLUMNS), message: z.string() })),
      /** Why a second person has to look; empty: nobody has to. */
      secondPerson: z.array(z.string()),
      /** What 28 days of sales would bring more or less at the new prices; null: no price changes. */
      salesEffectFen: fen.nullable(),
      /** In tenths of a percent; null: not known, or not for the caller. */
      lowestMargin: z.int().nullable(),
      plans: z.array(
        z.object({
          setId: rowId,
          title: z.string(),
          applyAt: time.nullable(),
          skuId: z.string(),
          column: z.enum(COLUMNS),
        }),
      ),
    }),
    refusals: ['change-time-wrong'],
  }),
  save: adminWrite({
    route: gridRoutes.save,
    summary: 'Saves the edited cells as one change set: at once, at a time, or after a second person',
    permission: 'product:read',
    maxBodyBytes: MAX_EDIT_BYTES,
    input: edit.extend({
      title: text(60, 1),
      /** `−10 %，尾数 9` */
      formula: text(60).optional(),
      reason,
    }),
    output: savedChange,
    refusals: ['cells-refused', 'cells-conflict', 'change-time-wrong'],
    subject: (_input, result) => ({ kind: 'change-set', id: String(result?.setId ?? 'new') }),
    reason: 'required',
  }),
});
