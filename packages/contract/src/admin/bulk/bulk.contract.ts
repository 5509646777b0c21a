import { z } from 'zod';
import { id, text, time, wholeNumber } from '../../kit/fields.ts';
import { adminRead, adminWrite, defineAdminContract, reason, rowId } from '../kit/index.ts';
import { bulkRoutes } from './bulk.routes.ts';

const MAX_PRODUCTS = 20_000;
const STATUSES = ['draft', 'published', 'withdrawn'] as const;
const categoryId = z.string().regex(/^[0-9a-z_]{1,12}$/);

/** One field of a bulk edit and what happens to it; the others stay as they are. */
const edit = z.discriminatedUnion('field', [
  z.object({
    field: z.literal(['labels', 'effects', 'skinTypes', 'tags']),
    action: z.enum(['set', 'add', 'remove', 'clear']),
    /** Empty for `clear`. */
    names: z.array(text(60)).max(50).default([]),
  }),
  z.object({ field: z.literal('brand'), action: z.literal('set'), value: id }),
  z.object({ field: z.literal('category'), action: z.literal('set'), value: categoryId }),
  z.object({ field: z.literal('status'), action: z.literal('set'), value: z.enum(STATUSES) }),
  z.object({
    field: z.literal(['producer', 'origin', 'warnings', 'noReturnReason']),
    action: z.enum(['set', 'clear']),
    /** Each field has a shorter limit of its own. */
    value: text(2_000).optional(),
  }),
  z.object({
    field: z.literal('purchaseLimit'),
    action: z.enum(['set', 'clear']),
    value: wholeNumber({ min: 1, max: 999 }).optional(),
  }),
]);

/** Which products: chosen ones, or all that a filter finds. */
const selection = z.object({
  productIds: z.array(id).min(1).max(MAX_PRODUCTS).optional(),
  brandId: id.optional(),
  categoryId: categoryId.optional(),
  status: z.enum(STATUSES).optional(),
  /** Words of a name or brand, or a code. */
  q: text(40).optional(),
});
const bulk = z.object({ selection, edits: z.array(edit).min(1).max(11) });

export const bulkContract = defineAdminContract({
  preview: adminRead({
    route: bulkRoutes.preview,
    summary: 'What a bulk edit would change: counts, ten examples, and what cannot be changed',
    permission: 'product:read',
    maxBodyBytes: 1_000_000,
    input: z.object({ selection, edits: z.array(edit).max(11) }),
    output: z.object({
      /** Products found. */
      total: z.int(),
      changed: z.int(),
      refused: z.int(),
      examples: z.array(
        z.object({
          productId: z.string(),
          code: z.string(),
          name: z.string(),
          fields: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
        }),
      ),
      /** The first of those that cannot be changed, and why. */
      problems: z.array(
        z.object({ productId: z.string(), code: z.string(), name: z.string(), reason: z.string() }),
      ),
    }),
    refusals: ['bulk-too-many', 'bulk-value-wrong'],
  }),
  save: adminWrite({
    route: bulkRoutes.save,
    summary:
      'Changes fields of many products as one change set; other fields, plans and promotions stay as they are',
    permission: 'product:read',
    maxBodyBytes: 1_000_000,
    input: bulk.extend({
      title: text(60, 1),
      /** Leaves out the products that cannot be changed; without it one of them refuses everything. */
      isLeavingRefused: z.boolean().default(false),
      applyAt: time.nullable().default(null),
      restoreAt: time.nullable().default(null),
      reason,
    }),
    output: z.object({ state: z.enum(['applied', 'planned']), setId: rowId, changed: z.int() }),
    refusals: [
      'bulk-too-many',
      'bulk-value-wrong',
      'bulk-nothing',
      'bulk-refused',
      'bulk-conflict',
      'change-time-wrong',
    ],
    subject: (_input, result) => ({ kind: 'change-set', id: String(result?.setId ?? 'new') }),
    reason: 'required',
  }),
});
