/** Field schemas shared by the calls of the admin. */
import { z } from 'zod';
import { text, wholeNumber } from '../../kit/fields.ts';

/** Why staff do something: from a list or in their own words. */
export const reason = text(200, 2);

/** The id of a row that the database numbered. */
export const rowId = z.union([z.string().regex(/^[1-9]\d{0,17}$/), z.int().positive().transform(String)]);

/** A position in a list: where the page before ended. Opaque to callers. */
export const cursor = z
  .string()
  .max(200)
  .regex(/^[A-Za-z0-9_-]+$/);

/** An open request of a second person. */
export const waitingForApproval = z.object({
  approvalId: rowId,
  by: z.string(),
  expiresAt: z.iso.datetime({ offset: true }),
  /** The caller asked for it. */
  isOwn: z.boolean(),
});
/** What a write answers that a second person has to approve first; null: it is done. */
export const askedApproval = z.object({ approvalId: rowId, approvers: z.array(z.string()) });

export const listSize = wholeNumber({ min: 1, max: 200 }).default(50);

/** What a list answers besides its rows. `total` is exact up to 10,000; above that it is null. */
export const listPage = <Row extends z.ZodType>(row: Row) =>
  z.object({
    rows: z.array(row),
    next: cursor.nullable(),
    previous: cursor.nullable(),
    total: z.int().nonnegative().nullable(),
    /** When the list was read. */
    readAt: z.iso.datetime({ offset: true }),
  });

/** An amount in fen. */
export const amountFen = wholeNumber({ min: 1, max: 100_000_000_00 });
export const fen = z.int();
