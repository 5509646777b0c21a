import { z } from 'zod';
import { emptyObject, time } from '../../kit/fields.ts';
import { adminRead, defineAdminContract } from '../kit/index.ts';
import { previewRoutes } from './preview.routes.ts';

const shopper = z.enum(['guest', 'PINK', 'WHITE', 'BLACK', 'GOLD']);
const MOST_SETS = 8;
/** Change sets that nobody has published yet: `12,15`. */
const sets = z
  .string()
  .regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14})*$/, '改动单号要用逗号分开')
  .refine((text) => text.split(',').length <= MOST_SETS, '一次可以带 8 张改动单')
  .optional();
const kind = z.enum(['promotion', 'presale', 'set', 'coupon', 'content', 'section', 'campaign', 'plan']);

export const previewContract = defineAdminContract({
  choices: adminRead({
    route: previewRoutes.choices,
    summary: 'What a preview of the shop can show: planned moments, cards and pages',
    permission: 'content:read',
    input: emptyObject,
    output: z.object({
      now: time,
      /** The last moment that can be shown. */
      latest: time,
      /** What begins or ends next, earliest first. */
      moments: z.array(
        z.object({
          at: time,
          change: z.enum(['begins', 'ends']),
          kind,
          title: z.string(),
        }),
      ),
      /** What lasts for a time; null: always before, or always after. */
      spans: z.array(z.object({ kind, title: z.string(), from: time.nullable(), to: time.nullable() })),
      /** Change sets that nobody has published yet; none without the permission to read them. */
      drafts: z.array(
        z.object({
          setId: z.string(),
          title: z.string(),
          state: z.enum(['draft', 'waiting']),
          /** When it would be applied; null: at once. */
          applyAt: time.nullable(),
          madeBy: z.string().nullable(),
          rows: z.int(),
        }),
      ),
      shoppers: z.array(z.object({ shopper, name: z.string() })),
      pages: z.array(z.object({ kind: z.string(), name: z.string(), path: z.string() })),
    }),
    refusals: [],
  }),
  link: adminRead({
    route: previewRoutes.link,
    summary: 'A short-lived link to the shop at a moment, as a guest or with a card',
    permission: 'content:read',
    input: z.object({ at: time.optional(), shopper: shopper.default('guest'), sets }),
    output: z.object({ path: z.string(), at: time, until: time }),
    refusals: ['preview-moment-past', 'preview-moment-far', 'preview-set-closed'],
  }),
  differences: adminRead({
    route: previewRoutes.differences,
    summary: 'What differs between the shop of now and that of a moment, and what will not happen by then',
    permission: 'content:read',
    input: z.object({ at: time.optional(), sets }),
    output: z.object({
      lines: z.array(
        z.object({
          kind: z.enum([...kind.options, 'price']),
          /** A set that becomes what it was is `restores`. */
          change: z.enum(['begins', 'ends', 'changes', 'restores']),
          /** 首屏, 促销 */
          place: z.string(),
          title: z.string(),
          detail: z.string().nullable(),
          /** The page of the admin about it. */
          path: z.string(),
        }),
      ),
      /** Plans that will fail or are not approved yet. */
      warnings: z.array(z.object({ title: z.string(), detail: z.string(), path: z.string() })),
    }),
    refusals: ['preview-moment-past', 'preview-moment-far', 'preview-set-closed'],
  }),
});
