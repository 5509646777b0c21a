import { randomUUID } from 'node:crypto';
import { accept, type Result, refuse } from '@huarong/core/shared';
import { sql } from 'kysely';
import { readClock } from '#platform/clock';
import { type Database, type Tx, transaction } from '#platform/database';
import { publishEvent } from '#platform/outbox';
import { scheduleRatingsRefresh } from '../comments/refresh-ratings.ts';
import { contentDecided } from '../community-events.ts';
import { publishQuestionAnswered } from '../publish-content-events.ts';
import type { ContentKind } from './list-pending-content.ts';

interface Decision {
  kind: ContentKind;
  id: string;
  isShown: boolean;
  /** What the author reads; without one nobody is notified. */
  reason?: string;
}
type State = 'pending' | 'shown' | 'hidden';

/** Shows a text or hides it from everybody but its author, whatever its state. Its open reports get an outcome. */
export const reviewContent = (
  db: Database,
  { kind, id, isShown, reason }: Decision,
): Promise<Result<null, { code: 'words-not-waiting' }>> =>
  transaction(db, async (tx) => {
    const state = isShown ? 'shown' : 'hidden';
    const before = await lockContent(tx, kind, id);
    if (!before || before.state === null || before.state === state)
      return refuse({ code: 'words-not-waiting' });
    await updateState(tx, kind, id, state);
    await settleReports(tx, kind, id, isShown ? 'kept' : 'hidden');
    if (kind === 'comment') await scheduleRatingsRefresh(tx, await readClock(tx));
    if (kind === 'answer' && isShown && before.state === 'pending') await publishQuestionAnswered(tx, id);
    if (reason !== undefined && before.member_id !== null && isUnexpectedByAuthor(before.state, isShown))
      await publishEvent(tx, contentDecided, {
        key: randomUUID(),
        payload: { memberId: before.member_id, kind, isShown, reason, text: before.text },
      });
    return accept(null);
  });

/** Held content that is shown at last appears as its author was promised. */
const isUnexpectedByAuthor = (before: State, isShown: boolean): boolean => !isShown || before === 'hidden';

interface LockedContent {
  state: State | null;
  member_id: string | null;
  text: string;
}

async function lockContent(tx: Tx, kind: ContentKind, id: string): Promise<LockedContent | null> {
  const [table, state, text] =
    kind === 'follow-up'
      ? (['comment', 'follow_up_state', 'follow_up_content'] as const)
      : ([tableOf(kind), 'state', kind === 'post' ? 'title' : 'content'] as const);
  const { rows } = await sql<LockedContent>`
    select ${sql.ref(state)} as state, member_id, coalesce(${sql.ref(text)}, '') as text
    from ${sql.table(table)} where id = ${id} for update`.execute(tx);
  return rows[0] ?? null;
}

const tableOf = <Kind extends Exclude<ContentKind, 'follow-up'>>(kind: Kind) =>
  kind === 'post-comment' ? 'post_comment' : (kind as Exclude<Kind, 'post-comment'>);

/** A report of a comment is about the comment as a whole; its follow-up has none of its own. */
async function settleReports(tx: Tx, kind: ContentKind, id: string, outcome: 'hidden' | 'kept') {
  if (kind === 'follow-up') return;
  await tx
    .updateTable('content_report')
    .set({ outcome, settled_at: sql<Date>`shop_now()` })
    .where('kind', '=', kind)
    .where('target_id', '=', id)
    .where('settled_at', 'is', null)
    .execute();
}

function updateState(tx: Tx, kind: ContentKind, id: string, state: 'shown' | 'hidden') {
  if (kind === 'follow-up')
    return tx.updateTable('comment').set({ follow_up_state: state }).where('id', '=', id).execute();
  if (kind === 'comment')
    return tx
      .updateTable('comment')
      .set({ state, updated_at: sql<Date>`shop_now()` })
      .where('id', '=', id)
      .execute();
  return tx.updateTable(tableOf(kind)).set({ state }).where('id', '=', id).execute();
}
