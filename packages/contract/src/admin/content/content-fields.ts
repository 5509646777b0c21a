import { z } from 'zod';
import { id, time } from '../../kit/fields.ts';

export const label = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);
export const slotKind = z.enum(['text', 'image']);
export const offerKind = z.enum(['promotion', 'coupon', 'product', 'sku']);
export const offer = z.object({ kind: offerKind, id });
/** Below `/pictures/`; an uploaded one is `slot/<number>.webp`. */
const imagePath = z
  .string()
  .max(200)
  .regex(/^[\w./-]+$/)
  .nullable();
const optionalText = z.string().trim().max(300).nullable();

/** What staff write in a line. */
export const lineFields = z.object({
  position: z.int().min(1).max(200),
  content: z.string().trim().min(1).max(300),
  note: optionalText,
  mark: optionalText,
  link: z.string().trim().max(300),
  offer: offer.nullable(),
  imagePath,
  /** Upright, for phones. Optional: admin pages of the release before do not send it. */
  phoneImagePath: imagePath.optional(),
  startsAt: time.nullable(),
  endsAt: time.nullable(),
  isLive: z.boolean(),
});

export const linkCheck = z.object({
  state: z.enum(['none', 'fine', 'outside', 'dead', 'redirected', 'off-sale']),
  text: z.string(),
  to: z.string().optional(),
});

/** A line as shoppers see it now, filled from its offer. */
export const shownLine = z.object({
  content: z.string(),
  note: z.string().nullable(),
  mark: z.string().nullable(),
  link: z.string(),
});

export const judgedLine = z.object({
  /** Null: it cannot be shown now; `hiddenBecause` says why. */
  shown: shownLine.nullable(),
  hiddenBecause: z.string().nullable(),
  linkCheck,
  /** Too long, or without something that the slot asks for. */
  problems: z.array(z.object({ field: z.string(), message: z.string() })),
});

export const line = lineFields.extend({
  lineId: z.string(),
  imageSize: z.object({ width: z.int(), height: z.int() }).nullable(),
  /** The name of the offer; null: none, or it is gone. */
  offerTitle: z.string().nullable(),
  judged: judgedLine,
  /** Of the last 30 days. */
  clicks: z.int(),
  orders: z.int(),
});

const changedField = z.object({ label: z.string(), before: z.string().nullable(), after: z.string() });
/** A draft, a plan or a change of the past. */
export const slotSet = z.object({
  setId: z.string(),
  title: z.string(),
  state: z.enum(['draft', 'waiting', 'planned', 'applied', 'undone', 'refused', 'withdrawn', 'failed']),
  madeBy: z.string().nullable(),
  createdAt: time,
  applyAt: time.nullable(),
  restoreAt: time.nullable(),
  appliedAt: time.nullable(),
  problem: z.string().nullable(),
  /** The caller made it. */
  isMine: z.boolean(),
  /** Of a draft: what an editor shows when it is opened again. */
  draft: z
    .object({
      edits: z.array(
        z.object({ lineId: z.string(), base: lineFields.partial(), value: lineFields.partial() }),
      ),
      added: z.array(lineFields),
    })
    .nullable(),
  rows: z.array(z.object({ name: z.string(), isNew: z.boolean(), fields: z.array(changedField) })),
});
