import { z } from 'zod';
import { time } from '../../kit/fields.ts';
import { reason, rowId } from '../kit/index.ts';

/** What was seen of the fields that change. */
export const seenFields = z.record(z.string().max(20), z.json());

/** When an edit holds, and why. */
export const editTimes = {
  /** Null: at once. */
  applyAt: time.nullable().default(null),
  /** Then the rows become what they were. Null: it stays. */
  restoreAt: time.nullable().default(null),
  reason: reason.optional(),
};
/** An edit of a row that exists can also be stored as a draft, and opened again. */
export const draftEdit = {
  /** A draft is stored and changes nothing. */
  mode: z.enum(['draft', 'publish']).default('publish'),
  /** The draft that was opened: this save replaces it. */
  draftId: rowId.nullable().default(null),
};
export const savedEdit = z.object({
  id: z.string(),
  setId: rowId,
  state: z.enum(['applied', 'planned', 'draft']),
});

export const historyEntry = z.object({
  setId: z.string(),
  title: z.string(),
  state: z.string(),
  /** Null: the console. */
  madeBy: z.string().nullable(),
  madeAt: time,
  applyAt: time.nullable(),
  restoreAt: time.nullable(),
  /** The caller made it. */
  isMine: z.boolean(),
  /** Of a draft: the fields it changes, and what was seen of them. */
  draft: z.object({ fields: seenFields, base: seenFields }).nullable(),
});
