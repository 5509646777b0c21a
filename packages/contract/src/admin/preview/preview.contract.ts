import { z } from 'zod';
import { emptyObject, time } from '../../kit/fields.ts';
import { adminRead, defineAdminContract } from '../kit/index.ts';
import { previewRoutes } from './preview.routes.ts';

const shopper = z.enum(['guest', 'PINK', 'WHITE', 'BLACK', 'GOLD']);

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
          kind: z.enum(['promotion', 'presale', 'set', 'content', 'campaign']),
          title: z.string(),
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
    input: z.object({ at: time.optional(), shopper: shopper.default('guest') }),
    output: z.object({ path: z.string(), at: time, until: time }),
    refusals: ['preview-moment-past', 'preview-moment-far'],
  }),
});
