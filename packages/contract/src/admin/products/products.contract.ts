import { z } from 'zod';
import { id, idList, text, time } from '../../kit/fields.ts';
import { savedChange } from '../changes/index.ts';
import {
  adminRead,
  adminWrite,
  cursor,
  defineAdminContract,
  fen,
  listPage,
  listSize,
  reason,
} from '../kit/index.ts';
import {
  changeTimes,
  newProductValues,
  ofProduct,
  one,
  productStatus,
  productValues,
  someProductValues,
} from './product-fields.ts';
import { productsRoutes } from './products.routes.ts';
import { draftCalls, historyCall, skuCalls } from './sku.contract.ts';

const yes = z.literal('yes').optional();
const productRow = z.object({
  productId: z.string(),
  code: z.string(),
  name: z.string(),
  nickname: z.string().nullable(),
  brandName: z.string(),
  categoryName: z.string(),
  skuCount: z.int(),
  /** The cheapest and the dearest sku; null without skus. */
  lowestFen: fen.nullable(),
  highestFen: fen.nullable(),
  available: z.int(),
  /** Sold within 28 days. */
  soldLately: z.int(),
  status: productStatus,
  /** When a planned set changes the status. */
  plannedAt: time.nullable(),
  /** The fields of the label that are missing. */
  missing: z.array(z.string()),
  imagePath: z.string().nullable(),
  changedAt: time,
  /** Null: nobody of the staff has changed it. */
  changedBy: z.string().nullable(),
});

/** What taking a product off sale would break. */
const impactPart = z.object({
  kind: z.enum(['cart', 'order', 'promotion', 'coupon', 'presale', 'bundle', 'campaign', 'favourite']),
  id: z.string().nullable(),
  label: z.string(),
  count: z.int(),
  effect: z.string(),
});

export const productsContract = defineAdminContract({
  list: adminRead({
    route: productsRoutes.list,
    summary: 'Products in every state, by filters',
    permission: 'product:read',
    input: z.object({
      /** Words of the names, a code of a product or sku, or a barcode. */
      q: text(40).optional(),
      status: productStatus.optional(),
      brandId: id.optional(),
      categoryId: z
        .string()
        .regex(/^[0-9a-z_]{1,12}$/)
        .optional(),
      /** The label is not complete. */
      unlabelled: yes,
      imageless: yes,
      soldOut: yes,
      sort: z.enum(['changed', 'number']).default('changed'),
      after: cursor.optional(),
      before: cursor.optional(),
      size: listSize,
    }),
    output: listPage(productRow).extend({ counts: z.record(z.string(), z.int()) }),
    refusals: [],
  }),
  options: adminRead({
    route: productsRoutes.options,
    summary: 'What forms of products offer: brands, categories, and words that products have',
    permission: 'product:read',
    input: z.object({}),
    output: z.object({
      brands: z.array(z.object({ brandId: z.string(), name: z.string(), letter: z.string() })),
      /** Those above first; `path`: 彩妆 › 唇部. */
      categories: z.array(
        z.object({ categoryId: z.string(), path: z.string(), level: z.int(), hasChildren: z.boolean() }),
      ),
      words: z.object({
        effects: z.array(z.string()),
        skin_types: z.array(z.string()),
        labels: z.array(z.string()),
        tags: z.array(z.string()),
      }),
      /** Families of shades with colours they have. */
      families: z.array(z.object({ name: z.string(), hexes: z.array(z.string()) })),
    }),
    refusals: [],
  }),
  detail: adminRead({
    route: productsRoutes.detail,
    summary: 'One product with everything staff edit',
    permission: 'product:read',
    input: one,
    output: z.object({
      productId: z.string(),
      values: productValues,
      status: productStatus,
      publishedAt: time.nullable(),
      changedAt: time,
      brandName: z.string(),
      imagePath: z.string().nullable(),
      skuCount: z.int(),
      liveSkuCount: z.int(),
      imageCount: z.int(),
      changeCount: z.int(),
      /** Of the sku that the card shows. */
      lowestFen: fen.nullable(),
      hexes: z.array(z.string()),
      /** The address of its page in the shop; null while it was never published. */
      shopPath: z.string().nullable(),
      planned: z.array(z.object({ setId: z.string(), title: z.string(), applyAt: time })),
      soldCount: z.int(),
      commentCount: z.int(),
    }),
    refusals: ['no-such-product'],
  }),
  create: adminWrite({
    route: productsRoutes.create,
    summary: 'Makes a product as a draft, without skus',
    permission: 'product:write',
    maxBodyBytes: 600_000,
    input: z.object({ values: newProductValues, reason: reason.optional() }),
    output: z.object({ productId: z.string(), setId: z.string() }),
    refusals: ['product-refused'],
    subject: (_input, result) => ({ kind: 'product', id: result?.productId ?? 'new' }),
    reason: 'optional',
  }),
  save: adminWrite({
    route: productsRoutes.save,
    summary: 'Saves the edited fields of a product as one change set, at once or at a time',
    permission: 'product:write',
    maxBodyBytes: 600_000,
    input: one.extend({
      /** What was seen in the fields that change. */
      base: someProductValues,
      values: someProductValues,
      ...changeTimes,
      reason: reason.optional(),
    }),
    output: savedChange,
    refusals: [
      'no-such-product',
      'product-refused',
      'product-conflict',
      'product-not-ready',
      'change-time-wrong',
      'nothing-changed',
    ],
    subject: ofProduct,
    reason: 'optional',
  }),
  duplicate: adminWrite({
    route: productsRoutes.duplicate,
    summary: 'Makes a draft with the same texts and skus, without barcodes and without stock',
    permission: 'product:write',
    input: one.extend({ code: z.string().max(200), reason: reason.optional() }),
    output: z.object({ productId: z.string(), setId: z.string() }),
    refusals: ['no-such-product', 'product-refused'],
    subject: ofProduct,
    reason: 'optional',
  }),
  preview: adminRead({
    route: productsRoutes.preview,
    summary: 'A short-lived link to the page of a product in the shop, with what the caller has typed',
    permission: 'product:read',
    input: one,
    output: z.object({ path: z.string(), until: time }),
    refusals: ['no-such-product'],
  }),
  impact: adminRead({
    route: productsRoutes.impact,
    summary: 'What taking products off sale would break',
    permission: 'product:read',
    input: z.object({ productIds: idList(200) }),
    output: z.object({ parts: z.array(impactPart) }),
    refusals: [],
  }),
  setStatus: adminWrite({
    route: productsRoutes.setStatus,
    summary: 'Puts products on sale or takes them off, as one change set, at once or at a time',
    permission: 'product:publish',
    input: z.object({
      productIds: idList(200),
      status: z.enum(['published', 'withdrawn']),
      ...changeTimes,
      reason,
    }),
    output: savedChange,
    refusals: [
      'no-such-product',
      'product-not-ready',
      'product-conflict',
      'change-time-wrong',
      'nothing-changed',
    ],
    subject: ({ productIds }, result) =>
      productIds.length === 1
        ? { kind: 'product', id: productIds[0] ?? 'new' }
        : { kind: 'change-set', id: String(result?.setId ?? 'new') },
    reason: 'required',
  }),
  ...skuCalls,
  ...historyCall,
  ...draftCalls,
});
