import { z } from 'zod';
import { text, time } from '../../kit/fields.ts';
import { adminRead, adminWrite, defineAdminContract, rowId } from '../kit/index.ts';
import { contentAdminRoutes } from './content.routes.ts';
import {
  judgedLine,
  label,
  line,
  lineFields,
  linkCheck,
  offer,
  offerKind,
  slotKind,
  slotSet,
} from './content-fields.ts';

const slotRow = z.object({
  label,
  name: z.string(),
  where: z.string(),
  page: z.enum(['home', 'frame', 'words', 'other']),
  kind: slotKind,
  /** Lines that are shown now. */
  liveCount: z.int(),
  now: z.object({ text: z.string(), imagePath: z.string().nullable() }).nullable(),
  /** What begins next by itself. */
  next: z.object({ text: z.string(), at: time, position: z.int() }).nullable(),
  /** When nothing is left to show, unless somebody plans something. */
  emptyAt: time.nullable(),
  last: z.object({ by: z.string().nullable(), at: time }).nullable(),
  draftCount: z.int(),
  problems: z.array(z.string()),
  /** Of the last 7 days. */
  clicks: z.int(),
  orders: z.int(),
});
const setOf = ({ setId }: { setId: string }) => ({ kind: 'change-set', id: setId }) as const;
const state = z.enum(['draft', 'planned', 'applied']);
const anyLine = z.string().regex(/^(?:[1-9]\d{0,17}|new-\d{1,4})$/);

export const contentAdminContract = defineAdminContract({
  slots: adminRead({
    route: contentAdminRoutes.slots,
    summary: 'Every slot of the pages: what it shows now, next, and who changed it last',
    permission: 'content:read',
    input: z.object({}),
    output: z.object({ now: time, slots: z.array(slotRow) }),
    refusals: [],
  }),
  slot: adminRead({
    route: contentAdminRoutes.slot,
    summary: 'One slot: every line with its time, as shoppers see it, and its drafts, plans and changes',
    permission: 'content:read',
    input: z.object({ label }),
    output: z.object({
      label,
      kind: slotKind,
      now: time,
      lines: z.array(line),
      sets: z.array(slotSet),
    }),
    refusals: ['slot-not-found'],
  }),
  links: adminRead({
    route: contentAdminRoutes.links,
    summary: 'Every link of slots and campaigns, and whether it leads somewhere',
    permission: 'content:read',
    input: z.object({}),
    output: z.object({
      links: z.array(
        z.object({
          place: z.string(),
          /** The page of the admin where it is changed; null: none yet. */
          path: z.string().nullable(),
          text: z.string(),
          link: z.string(),
          check: linkCheck,
        }),
      ),
    }),
    refusals: [],
  }),
  preview: adminRead({
    route: contentAdminRoutes.preview,
    summary: 'A line that is not saved, as the shop would show it, with what is wrong about it',
    permission: 'content:read',
    input: z.object({ label, line: lineFields }),
    output: judgedLine.extend({ offerTitle: z.string().nullable() }),
    refusals: ['slot-not-found'],
  }),
  offers: adminRead({
    route: contentAdminRoutes.offers,
    summary: 'Offers that a line may speak of, found by their name',
    permission: 'content:read',
    input: z.object({ kind: offerKind, q: text(40).optional() }),
    output: z.object({
      offers: z.array(offer.extend({ title: z.string(), detail: z.string(), isLive: z.boolean() })),
    }),
    refusals: [],
  }),
  hotWords: adminRead({
    route: contentAdminRoutes.hotWords,
    summary: 'What shoppers searched for most in 30 days and found, for hot words and hints',
    permission: 'content:read',
    input: z.object({}),
    output: z.object({
      words: z.array(z.object({ word: z.string(), searches: z.int(), results: z.int() })),
    }),
    refusals: [],
  }),
  save: adminWrite({
    route: contentAdminRoutes.save,
    summary: 'Saves lines of a slot as a draft, publishes them now, or plans them',
    permission: 'content:write',
    input: z.object({
      label,
      edits: z
        .array(z.object({ lineId: rowId, base: lineFields.partial(), value: lineFields.partial() }))
        .max(300),
      added: z.array(lineFields.extend({ key: anyLine })).max(50),
      mode: z.enum(['draft', 'publish']),
      /** The draft that was opened: this save replaces it. */
      draftId: rowId.nullable().default(null),
      applyAt: time.nullable(),
      restoreAt: time.nullable(),
      /** The warnings were read. */
      isWarned: z.boolean().default(false),
      reason: text(200, 2).optional(),
    }),
    output: z.object({ setId: z.string(), state }),
    refusals: [
      'slot-not-found',
      'slot-line-not-found',
      'slot-refused',
      'slot-warned',
      'slot-conflict',
      'slot-taken',
      'change-time-wrong',
      'nothing-changed',
      'slot-draft-not-found',
    ],
    subject: (input, result) =>
      result ? { kind: 'change-set', id: result.setId } : { kind: 'slot', id: input.label },
    reason: 'optional',
  }),
  publish: adminWrite({
    route: contentAdminRoutes.publish,
    summary: 'Publishes a draft now, or at the time it names',
    permission: 'content:publish',
    input: z.object({ setId: rowId, isWarned: z.boolean().default(false) }),
    output: z.object({ setId: z.string(), state }),
    refusals: [
      'slot-draft-not-found',
      'slot-line-not-found',
      'slot-refused',
      'slot-warned',
      'slot-conflict',
      'slot-taken',
    ],
    subject: setOf,
    reason: 'none',
  }),
  discard: adminWrite({
    route: contentAdminRoutes.discard,
    summary: 'Throws a draft away',
    permission: 'content:write',
    input: z.object({ setId: rowId }),
    output: z.null(),
    refusals: ['slot-draft-not-found'],
    subject: setOf,
    reason: 'none',
  }),
});
