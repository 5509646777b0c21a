import { z } from 'zod';
import { id, time } from '../../kit/fields.ts';
import { savedChange } from '../changes/index.ts';
import { adminRead, adminWrite, cursor, fen, reason } from '../kit/index.ts';
import {
  changeTimes,
  ofProduct,
  one,
  productValues,
  skuValues,
  someProductValues,
  someSkuValues,
} from './product-fields.ts';
import { productsRoutes } from './products.routes.ts';

const key = z.string().regex(/^[A-Za-z0-9-]{1,40}$/);

/** The skus of a product. */
export const skuCalls = {
  skus: adminRead({
    route: productsRoutes.skus,
    summary: 'The skus of a product in their order',
    permission: 'product:read',
    input: one,
    output: z.object({
      productId: z.string(),
      code: z.string(),
      name: z.string(),
      status: z.string(),
      skus: z.array(
        z.object({
          skuId: z.string(),
          position: z.int(),
          values: skuValues,
          available: z.int(),
          held: z.int(),
          /** Null: not known, or not for the caller. */
          costFen: fen.nullable(),
          images: z.array(z.string()),
          /** Nothing refers to it: it can be deleted. */
          isRemovable: z.boolean(),
        }),
      ),
    }),
    refusals: ['no-such-product'],
  }),
  saveSkus: adminWrite({
    route: productsRoutes.saveSkus,
    summary: 'Saves edited, added and sorted skus of a product as one change set',
    permission: 'product:read',
    maxBodyBytes: 300_000,
    input: one.extend({
      rows: z
        .array(
          z.object({
            /** The sku, or any name of a new one. */
            key,
            isNew: z.boolean().default(false),
            base: someSkuValues.default({}),
            values: someSkuValues,
          }),
        )
        .max(99),
      /** Every sku in its new order with the place it was seen at; null: the order stays. */
      order: z
        .array(z.object({ key, seenAt: z.int().nullable() }))
        .max(99)
        .nullable()
        .default(null),
      ...changeTimes,
      reason: reason.optional(),
    }),
    output: savedChange,
    refusals: ['no-such-product', 'skus-refused', 'skus-conflict', 'change-time-wrong', 'nothing-changed'],
    subject: ofProduct,
    reason: 'optional',
  }),
  removeSku: adminWrite({
    route: productsRoutes.removeSku,
    summary: 'Deletes a sku that was never ordered, held or written about',
    permission: 'product:write',
    input: one.extend({ skuId: id, reason }),
    output: z.null(),
    refusals: ['sku-not-found', 'sku-in-use'],
    subject: ofProduct,
    reason: 'required',
  }),
};

export const historyCall = {
  history: adminRead({
    route: productsRoutes.history,
    summary: 'Change sets of a product and its skus, newest first, and the prices its skus had',
    permission: 'product:read',
    input: one.extend({ after: cursor.optional() }),
    output: z.object({
      sets: z.array(
        z.object({
          setId: z.string(),
          kind: z.string(),
          title: z.string(),
          state: z.string(),
          reason: z.string().nullable(),
          madeBy: z.string().nullable(),
          at: time,
          changes: z.array(
            z.object({
              /** The sku; null: the product itself. */
              subject: z.string().nullable(),
              label: z.string(),
              before: z.string().nullable(),
              after: z.string(),
            }),
          ),
        }),
      ),
      next: cursor.nullable(),
      prices: z.array(
        z.object({
          skuId: z.string(),
          name: z.string(),
          at: time,
          offerFen: fen,
          offerBeforeFen: fen.nullable(),
          marketFen: fen.nullable(),
          setId: z.string().nullable(),
        }),
      ),
    }),
    refusals: ['no-such-product'],
  }),
};

/** What somebody has typed and not saved; `new` for a product that does not exist. */
export const draftCalls = {
  draft: adminRead({
    route: productsRoutes.draft,
    summary: 'What the caller has typed about a product and not saved',
    permission: 'product:read',
    input: one,
    output: z.object({
      draft: z
        .object({ values: productValues.partial(), base: productValues.partial(), savedAt: time })
        .nullable(),
    }),
    refusals: ['no-such-product'],
  }),
  saveDraft: adminWrite({
    route: productsRoutes.saveDraft,
    summary: 'Stores what the caller has typed about a product, for the caller alone',
    permission: 'product:write',
    maxBodyBytes: 600_000,
    storesAnswer: false,
    input: one.extend({ values: someProductValues, base: someProductValues }),
    output: z.object({ savedAt: time }),
    refusals: ['no-such-product'],
    subject: ofProduct,
    reason: 'none',
  }),
  deleteDraft: adminWrite({
    route: productsRoutes.deleteDraft,
    summary: 'Deletes what the caller has typed about a product and not saved',
    permission: 'product:write',
    storesAnswer: false,
    input: one,
    output: z.null(),
    refusals: ['no-such-product'],
    subject: ofProduct,
    reason: 'none',
  }),
};
