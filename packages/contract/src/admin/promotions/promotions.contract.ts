import { z } from 'zod';
import { text, time, wholeNumber } from '../../kit/fields.ts';
import {
  adminRead,
  adminWrite,
  askedApproval,
  cursor,
  defineAdminContract,
  listPage,
  listSize,
  reason,
} from '../kit/index.ts';
import {
  calendarLine,
  listedPromotion,
  pickedSku,
  promotionId,
  promotionKind,
  promotionResult,
  promotionValues,
} from './promotion-views.ts';
import { promotionsRoutes } from './promotions.routes.ts';

const version = wholeNumber({ min: 1, max: 2_000_000_000 });
const saved = z.object({ promotionId: z.string(), version: z.int() });
/** Nothing has changed yet while `waiting` names a request. */
const savedOrWaiting = saved.extend({
  waiting: askedApproval.nullable(),
});
const ofPromotion = (input: { promotionId: string }) =>
  ({ kind: 'promotion', id: input.promotionId }) as const;
const ofResult = (_input: unknown, result: { promotionId: string } | null) =>
  ({ kind: 'promotion', id: result?.promotionId ?? 'new' }) as const;

export const promotionsContract = defineAdminContract({
  list: adminRead({
    route: promotionsRoutes.list,
    summary: 'Promotions and bundle prices, newest first, with what is used of their quotas',
    permission: 'promotion:read',
    input: z.object({
      tab: z.enum(['all', 'running', 'planned', 'draft', 'waiting', 'today', 'ended']).default('all'),
      kind: promotionKind.optional(),
      /** Words of the title. */
      q: text(40).optional(),
      /** Only those that run on one of these days. */
      from: time.optional(),
      to: time.optional(),
      after: cursor.optional(),
      before: cursor.optional(),
      size: listSize,
    }),
    output: listPage(listedPromotion).extend({ counts: z.record(z.string(), z.int()) }),
    refusals: [],
  }),
  calendar: adminRead({
    route: promotionsRoutes.calendar,
    summary:
      'Promotions, bundle prices, presales, coupons, campaign pages and planned changes between two days',
    permission: 'promotion:read',
    input: z.object({ from: time, to: time }),
    output: z.object({ now: time, lines: z.array(calendarLine), isCut: z.boolean() }),
    refusals: ['promotion-time-wrong'],
  }),
  find: adminRead({
    route: promotionsRoutes.find,
    summary: 'Brands, categories, products or skus to choose from, by words',
    permission: 'promotion:read',
    input: z.object({ kind: z.enum(['brand', 'category', 'product', 'sku']), q: text(40, 0).default('') }),
    output: z.object({
      choices: z.array(z.object({ id: z.string(), name: z.string(), note: z.string() })),
      skus: z.array(pickedSku),
    }),
    refusals: [],
  }),
  codes: adminRead({
    route: promotionsRoutes.codes,
    summary: 'The skus of pasted codes, numbers or barcodes, and what is none',
    permission: 'promotion:read',
    maxBodyBytes: 500_000,
    input: z.object({ codes: z.array(text(64, 1)).min(1).max(5_000) }),
    output: z.object({ skus: z.array(pickedSku), unknown: z.array(z.string()) }),
    refusals: [],
  }),
  scope: adminRead({
    route: promotionsRoutes.scope,
    summary: 'How many skus a scope covers, which of them are not on sale, and the names of what it lists',
    permission: 'promotion:read',
    maxBodyBytes: 500_000,
    input: z.object({ scope: z.json() }),
    output: z.object({
      skuCount: z.int(),
      productCount: z.int(),
      brandCount: z.int(),
      notOnSale: z.int(),
      soldOut: z.int(),
      examples: z.array(pickedSku),
      /** The first of those that are not on sale. */
      hidden: z.array(pickedSku),
      /** `brand:12` → 索兰娜. */
      names: z.record(z.string(), z.string()),
    }),
    refusals: ['promotion-refused'],
  }),
  detail: adminRead({
    route: promotionsRoutes.detail,
    summary: 'One promotion or bundle price with its whole rule',
    permission: 'promotion:read',
    input: z.object({ promotionId }),
    output: listedPromotion.extend({
      version: z.int(),
      rule: z.record(z.string(), z.json()),
      /** The skus that the rule names: gifts, extra-buys, fixed prices, parts of a bundle. */
      skus: z.array(pickedSku),
      createdBy: z.string().nullable(),
      /** No order has used it. */
      isDeletable: z.boolean(),
    }),
    refusals: ['no-such-promotion'],
  }),
  result: adminRead({
    route: promotionsRoutes.result,
    summary: 'What a promotion brought: orders, units, discount, and what came back, by day or hour',
    permission: 'promotion:read',
    input: z.object({ promotionId }),
    output: promotionResult,
    refusals: ['no-such-promotion'],
  }),
  create: adminWrite({
    route: promotionsRoutes.create,
    summary: 'Adds a draft',
    permission: 'promotion:write',
    maxBodyBytes: 500_000,
    input: z.object({ values: promotionValues }),
    output: saved,
    refusals: ['promotion-refused'],
    subject: ofResult,
    reason: 'none',
  }),
  save: adminWrite({
    route: promotionsRoutes.save,
    summary: 'Changes a promotion as its editor saw it; a live one takes effect at once',
    permission: 'promotion:write',
    maxBodyBytes: 500_000,
    input: z.object({ promotionId, version, values: promotionValues, reason: reason.optional() }),
    output: savedOrWaiting,
    refusals: [
      'no-such-promotion',
      'promotion-refused',
      'promotion-changed',
      'promotion-over',
      'promotion-not-ready',
      'price-below-floor',
    ],
    subject: ofPromotion,
    reason: 'optional',
  }),
  publish: adminWrite({
    route: promotionsRoutes.publish,
    summary:
      'Makes a draft live: it begins at its time; below cost or below the floor a second person decides',
    permission: 'promotion:publish',
    input: z.object({ promotionId, version, reason: reason.optional() }),
    output: savedOrWaiting,
    refusals: [
      'no-such-promotion',
      'promotion-changed',
      'promotion-over',
      'promotion-not-ready',
      'promotion-refused',
      'price-below-floor',
    ],
    subject: ofPromotion,
    reason: 'optional',
  }),
  stop: adminWrite({
    route: promotionsRoutes.stop,
    summary: 'Ends a live promotion now; orders that have it stay as they are',
    permission: 'promotion:publish',
    input: z.object({ promotionId, version, reason }),
    output: saved,
    refusals: ['no-such-promotion', 'promotion-changed', 'promotion-over'],
    subject: ofPromotion,
    reason: 'required',
  }),
  copy: adminWrite({
    route: promotionsRoutes.copy,
    summary: 'Makes a draft with the same rule',
    permission: 'promotion:write',
    input: z.object({ promotionId }),
    output: saved,
    refusals: ['no-such-promotion'],
    subject: ofResult,
    reason: 'none',
  }),
  remove: adminWrite({
    route: promotionsRoutes.remove,
    summary: 'Deletes a draft',
    permission: 'promotion:write',
    input: z.object({ promotionId }),
    output: z.null(),
    refusals: ['no-such-promotion', 'promotion-in-use'],
    subject: ofPromotion,
    reason: 'none',
  }),
});
