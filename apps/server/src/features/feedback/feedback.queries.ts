import { getFirst, STORE } from '@huarong/core/shared';
import { type Selectable, sql } from 'kysely';
import type { Owner } from '#platform/context';
import type { Database, Queryable, Tables, Tx } from '#platform/database';

export type FeedbackRow = Selectable<Tables['feedback']>;
type NewFeedback = Pick<FeedbackRow, 'feedback_no' | 'kind' | 'text' | 'about' | 'mobile'> & {
  owner: Owner;
};

/** Submissions of one author wait for each other, so that the limit counts all of them. */
export const lockAuthor = (tx: Tx, author: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`feedback:${author}`}, 0))`.execute(tx);

/** How many were written in the last day by this owner, or by guests with this mobile. */
export async function countRecent(tx: Tx, owner: Owner, mobile: string | null): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from feedback
    where (owner = ${owner} or mobile = ${mobile}) and created_at > shop_now() - interval '1 day'`.execute(
    tx,
  );
  return getFirst(rows).count;
}

export const insertFeedback = (tx: Tx, feedback: NewFeedback) =>
  tx.insertInto('feedback').values(feedback).execute();

export const listOwn = (db: Queryable, owner: Owner) =>
  db
    .selectFrom('feedback')
    .selectAll()
    .where('owner', '=', owner)
    .orderBy('created_at', 'desc')
    .limit(STORE.feedback.listed)
    .execute();

export const findByMobile = (db: Queryable, feedbackNo: string, mobile: string) =>
  db
    .selectFrom('feedback')
    .selectAll()
    .where('feedback_no', '=', feedbackNo)
    .where('mobile', '=', mobile)
    .executeTakeFirst();

export const deleteClosed = (db: Database, feedbackNo: string) =>
  db
    .deleteFrom('feedback')
    .where('feedback_no', '=', feedbackNo)
    .where('state', '=', 'closed')
    .where('closed_at', '<=', sql<Date>`shop_now() - make_interval(days => ${STORE.feedback.closedDays})`)
    .executeTakeFirst();
