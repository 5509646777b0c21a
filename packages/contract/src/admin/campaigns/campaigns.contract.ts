import { z } from 'zod';
import { emptyObject, text, time } from '../../kit/fields.ts';
import { draftEdit, editTimes, savedEdit, seenFields } from '../home/content-edit.ts';
import { adminRead, adminWrite, defineAdminContract, reason } from '../kit/index.ts';
import { campaignsAdminRoutes } from './campaigns.routes.ts';

const slug = z.string().regex(/^[a-z0-9-]{1,64}$/);
const offerKind = z.enum(['promotion', 'coupon', 'product', 'sku']);
const state = z.enum(['draft', 'planned', 'live', 'over']);
/** The server reads a block by its own schema: a field that it does not allow is named in the refusal. */
const block = z.looseObject({ kind: z.string() });
const MOST_BLOCKS = 40;

const listed = z.object({
  slug: z.string(),
  title: z.string(),
  state,
  startsAt: time.nullable(),
  endsAt: time.nullable(),
  blockCount: z.int(),
  updatedAt: time,
  /** The address in the shop. */
  path: z.string(),
});
const fields = z.object({
  title: text(60),
  description: text(160, 0),
  blocks: z.array(block).max(MOST_BLOCKS),
  startsAt: time.nullable(),
  endsAt: time.nullable(),
  isLive: z.boolean(),
  offerKind: offerKind.nullable(),
  offerId: text(64).nullable(),
});
const ofPage = (input: { slug: string }) => ({ kind: 'campaign', id: input.slug }) as const;

export const campaignsAdminContract = defineAdminContract({
  list: adminRead({
    route: campaignsAdminRoutes.list,
    summary: 'Campaign pages, the latest edit first',
    permission: 'content:read',
    input: emptyObject,
    output: z.object({ campaigns: z.array(listed) }),
    refusals: [],
  }),
  detail: adminRead({
    route: campaignsAdminRoutes.detail,
    summary: 'One campaign page with its blocks as they are stored',
    permission: 'content:read',
    input: z.object({ slug }),
    output: listed.extend({
      description: z.string(),
      blocks: z.array(z.looseObject({ kind: z.string() })),
      isLive: z.boolean(),
      offerKind: offerKind.nullable(),
      offerId: z.string().nullable(),
      /** Images that blocks may name. */
      scenes: z.array(z.string()),
      /** Coupons that can be named, newest first. */
      coupons: z.array(z.object({ value: z.string(), label: z.string() })),
      /** Names of the products that the blocks show; a missing one is not for sale. */
      productNames: z.record(z.string(), z.string()),
    }),
    refusals: ['no-such-campaign'],
  }),
  create: adminWrite({
    route: campaignsAdminRoutes.create,
    summary: 'Adds a campaign page as a draft, empty or as a copy',
    permission: 'content:write',
    input: z.object({
      slug,
      title: text(60),
      copyOf: slug.nullable().default(null),
      reason: reason.optional(),
    }),
    output: savedEdit,
    refusals: [
      'campaign-exists',
      'no-such-campaign',
      'fields-changed',
      'change-time-wrong',
      'slot-draft-not-found',
    ],
    subject: ofPage,
    reason: 'optional',
  }),
  save: adminWrite({
    route: campaignsAdminRoutes.save,
    summary: 'Changes a campaign page as a change set, at once or later: texts, blocks, times, draft or live',
    permission: 'content:write',
    input: z.object({
      slug,
      fields: fields.partial().refine((given) => Object.keys(given).length > 0, '没有改动'),
      base: seenFields,
      ...editTimes,
      ...draftEdit,
    }),
    output: savedEdit,
    refusals: [
      'no-such-campaign',
      'campaign-refused',
      'fields-changed',
      'change-time-wrong',
      'slot-draft-not-found',
    ],
    subject: ofPage,
    reason: 'optional',
    maxBodyBytes: 1_000_000,
  }),
});
