import { z } from 'zod';
import { text, wholeNumber } from '../../kit/fields.ts';
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
import { brandsRoutes } from './brands.routes.ts';

const MARKS = ['guohuo', 'niche', 'exclusive', 'newcomer'] as const;
const brandId = z.string().regex(/^[0-9]{1,9}$/);
const letter = z.string().regex(/^[A-Z#]$/);
const listed = z.object({
  brandId: z.string(),
  key: z.string(),
  nameEn: z.string(),
  nameCn: z.string(),
  nicknames: z.array(z.string()),
  letter: z.string(),
  origin: z.string(),
  sinceYear: z.int().nullable(),
  isLive: z.boolean(),
  productCount: z.int(),
});

/** What staff edit of a brand. */
const brandFields = z.object({
  /** Names the brand in files. */
  key: z.string().regex(/^[a-z0-9-]{1,40}$/),
  nameEn: text(80),
  nameCn: text(80),
  nicknames: z.array(text(40)).max(20),
  letter,
  origin: text(40, 0),
  sinceYear: wholeNumber({ min: 1700, max: 2100 }).nullable(),
  slogan: text(120, 0),
  /** One text for each paragraph. */
  story: z.array(text(500)).max(20),
  marks: z.array(z.enum(MARKS)).max(MARKS.length),
  isLive: z.boolean(),
});
/** What was seen of the fields that change; texts of earlier imports may be longer than staff may write. */
const seenFields = z.record(z.string().max(20), z.json());

const saved = z.object({ brandId: z.string(), setId: rowId });
const ofBrand = (input: { brandId: string }) => ({ kind: 'brand', id: input.brandId }) as const;

export const brandsContract = defineAdminContract({
  list: adminRead({
    route: brandsRoutes.list,
    summary: 'Brands by letter, with how many products each has',
    permission: 'product:read',
    input: z.object({
      /** Words of a name or nickname. */
      q: text(40).optional(),
      letter: letter.optional(),
      tab: z.enum(['all', 'shown', 'hidden', 'empty']).default('all'),
      after: cursor.optional(),
      before: cursor.optional(),
      size: listSize,
    }),
    output: listPage(listed).extend({
      counts: z.record(z.string(), z.int()),
      /** Letters that have a brand. */
      letters: z.array(z.string()),
    }),
    refusals: [],
  }),
  detail: adminRead({
    route: brandsRoutes.detail,
    summary: 'One brand with every text',
    permission: 'product:read',
    input: z.object({ brandId }),
    output: listed.extend({
      slogan: z.string(),
      story: z.array(z.string()),
      marks: z.array(z.string()),
      /** The address of its page in the shop. */
      path: z.string(),
    }),
    refusals: ['no-such-brand'],
  }),
  create: adminWrite({
    route: brandsRoutes.create,
    summary: 'Adds a brand as a change set',
    permission: 'brand:write',
    input: z.object({ fields: brandFields, reason: reason.optional() }),
    output: saved,
    refusals: ['brand-key-used'],
    subject: (_input, result) => ({ kind: 'brand', id: result?.brandId ?? 'new' }),
    reason: 'optional',
  }),
  save: adminWrite({
    route: brandsRoutes.save,
    summary:
      'Changes fields of a brand as a change set; what others changed meanwhile is named field by field',
    permission: 'brand:write',
    input: z.object({
      brandId,
      fields: brandFields.partial().refine((fields) => Object.keys(fields).length > 0, '没有改动'),
      base: seenFields,
      reason: reason.optional(),
    }),
    output: saved,
    refusals: ['no-such-brand', 'brand-key-used', 'fields-changed'],
    subject: ofBrand,
    reason: 'optional',
  }),
  remove: adminWrite({
    route: brandsRoutes.remove,
    summary: 'Deletes a brand that has no products',
    permission: 'brand:write',
    input: z.object({ brandId }),
    output: z.null(),
    refusals: ['no-such-brand', 'brand-in-use'],
    subject: ofBrand,
    reason: 'none',
  }),
});
