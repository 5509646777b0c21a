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
} from '../kit/index.ts';
import { pickedSku } from '../promotions/promotion-views.ts';
import { bundlesRoutes } from './bundles.routes.ts';

const version = wholeNumber({ min: 1, max: 2_000_000_000 });
const state = z.enum(['draft', 'live', 'stopped']);
const row = z.object({
  bundleId: z.string(),
  title: z.string(),
  state,
  /** The case or box that is sold. */
  productId: z.string(),
  caseSkuId: z.string(),
  caseName: z.string(),
  slots: z.int(),
  parts: z.int(),
  /** Parts that nobody can buy now. */
  missingParts: z.int(),
  updatedBy: z.string().nullable(),
  updatedAt: time.nullable(),
});
const rule = z.record(z.string().max(40), z.json());
const saved = z.object({ bundleId: z.string(), version: z.int() });
const byBundle = ({ bundleId }: { bundleId: string }) => ({ kind: 'bundle', id: bundleId }) as const;

export const bundlesContract = defineAdminContract({
  list: adminRead({
    route: bundlesRoutes.list,
    summary: 'Bundles that shoppers put together themselves',
    permission: 'promotion:read',
    input: z.object({ after: cursor.optional(), before: cursor.optional(), size: listSize }),
    output: listPage(row),
    refusals: [],
  }),
  detail: adminRead({
    route: bundlesRoutes.detail,
    summary: 'A bundle with its rule and the skus it is made of',
    permission: 'promotion:read',
    input: z.object({ bundleId: id }),
    output: row.extend({
      version: z.int(),
      rule,
      skus: z.array(pickedSku),
      /** Of a full bundle; null when its slots cannot be filled. */
      range: z.object({ from: fen, to: fen }).nullable(),
    }),
    refusals: ['builder-not-found'],
  }),
  save: adminWrite({
    route: bundlesRoutes.save,
    summary: 'Saves a bundle; a live one changes at once',
    permission: 'bundle:write',
    maxBodyBytes: 200_000,
    input: z.object({
      bundleId: id.nullable(),
      version: version.nullable(),
      title: text(40),
      caseSkuId: id,
      rule,
    }),
    output: saved,
    refusals: ['builder-not-found', 'builder-changed', 'builder-refused', 'builder-not-ready'],
    subject: (input, result) => ({ kind: 'bundle', id: result?.bundleId ?? input.bundleId ?? 'new' }),
    reason: 'none',
  }),
  publish: adminWrite({
    route: bundlesRoutes.publish,
    summary: 'Shoppers can put the bundle together from now on',
    permission: 'promotion:publish',
    input: z.object({ bundleId: id, version }),
    output: saved,
    refusals: ['builder-not-found', 'builder-changed', 'builder-refused', 'builder-not-ready'],
    subject: byBundle,
    reason: 'none',
  }),
  stop: adminWrite({
    route: bundlesRoutes.stop,
    summary: 'No further bundle is put together; placed orders stay as they are',
    permission: 'promotion:publish',
    input: z.object({ bundleId: id, version, reason }),
    output: saved,
    refusals: ['builder-not-found', 'builder-changed', 'builder-not-ready'],
    subject: byBundle,
    reason: 'required',
  }),
  remove: adminWrite({
    route: bundlesRoutes.remove,
    summary: 'Deletes a draft',
    permission: 'bundle:write',
    input: z.object({ bundleId: id }),
    output: z.null(),
    refusals: ['builder-not-found', 'builder-not-ready'],
    subject: byBundle,
    reason: 'none',
  }),
});
