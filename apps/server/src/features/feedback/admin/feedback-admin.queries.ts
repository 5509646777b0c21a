import type { FeedbackKind, FeedbackState } from '@huarong/core/feedback';
import { getFirst } from '@huarong/core/shared';
import { type RawBuilder, sql } from 'kysely';
import { likeText, type Queryable, type Tx } from '#platform/database';
import type { FeedbackRow } from '../feedback.queries.ts';

export type ListedFeedback = FeedbackRow & { assignee_name: string | null };

interface FeedbackFilter {
  state?: FeedbackState | undefined;
  kind?: FeedbackKind | undefined;
  assignedTo?: number | undefined;
  q?: string | undefined;
}

function conditionOf({ state, kind, assignedTo, q }: FeedbackFilter): RawBuilder<unknown> {
  const conditions = [
    sql`true`,
    ...(state === undefined ? [] : [sql`feedback.state = ${state}`]),
    ...(kind === undefined ? [] : [sql`feedback.kind = ${kind}`]),
    ...(assignedTo === undefined ? [] : [sql`feedback.assigned_to = ${assignedTo}`]),
    ...(q === undefined
      ? []
      : [
          sql`(feedback.feedback_no = ${q.toUpperCase()} or feedback.about = ${q} or feedback.text ilike ${likeText(q)})`,
        ]),
  ];
  return sql.join(conditions, sql` and `);
}

/** Newest first. Numbers are not in the order of time, so the cursor is the number of a row, and its time is looked up. */
export async function listFeedback(
  db: Queryable,
  filter: FeedbackFilter,
  { size, after, before }: { size: number; after?: string | undefined; before?: string | undefined },
): Promise<ListedFeedback[]> {
  const place = (number: string) =>
    sql`(select at.created_at, at.feedback_no from feedback at where at.feedback_no = ${number})`;
  const position =
    before !== undefined
      ? sql`and (feedback.created_at, feedback.feedback_no) > ${place(before)}`
      : after !== undefined
        ? sql`and (feedback.created_at, feedback.feedback_no) < ${place(after)}`
        : sql``;
  const direction = before === undefined ? sql`desc` : sql`asc`;
  const { rows } = await sql<ListedFeedback>`
    select feedback.*, staff.name as assignee_name
    from feedback left join staff on staff.id = feedback.assigned_to
    where ${conditionOf(filter)} ${position}
    order by feedback.created_at ${direction}, feedback.feedback_no ${direction} limit ${size}`.execute(db);
  return before === undefined ? rows : rows.reverse();
}

export async function countByState(db: Queryable, filter: FeedbackFilter): Promise<Record<string, number>> {
  const { rows } = await sql<{ state: FeedbackState; count: number }>`
    select state, count(*)::int as count from feedback where ${conditionOf(filter)} group by state`.execute(
    db,
  );
  const counts: Record<string, number> = { open: 0, answered: 0, closed: 0 };
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}

export const countOpen = async (db: Queryable): Promise<number> =>
  getFirst(
    (
      await sql<{ count: number }>`select count(*)::int as count from feedback where state = 'open'`.execute(
        db,
      )
    ).rows,
  ).count;

export const findFeedback = async (
  db: Queryable,
  feedbackNo: string,
): Promise<ListedFeedback | undefined> => {
  const { rows } = await sql<ListedFeedback>`
    select feedback.*, staff.name as assignee_name
    from feedback left join staff on staff.id = feedback.assigned_to
    where feedback.feedback_no = ${feedbackNo}`.execute(db);
  return rows[0];
};

/** Colleagues who may be assigned: those who can sign in. */
export const listAssignees = (db: Queryable) =>
  db.selectFrom('staff').select(['id', 'name']).where('state', '=', 'active').orderBy('name').execute();

type Change = Partial<Pick<FeedbackRow, 'state' | 'assigned_to' | 'answer'>> & {
  answered_at?: RawBuilder<Date>;
  closed_at?: RawBuilder<Date>;
};

/** The next revision; null when somebody else was faster or it is closed. */
export async function updateFeedback(
  tx: Tx,
  { feedbackNo, revision }: { feedbackNo: string; revision: number },
  change: Change,
): Promise<number | null> {
  const row = await tx
    .updateTable('feedback')
    .set({ ...change, revision: sql<number>`revision + 1` })
    .where('feedback_no', '=', feedbackNo)
    .where('revision', '=', revision)
    .where('state', '<>', 'closed')
    .returning('revision')
    .executeTakeFirst();
  return row?.revision ?? null;
}
