import { accept, type Result, refuse } from '@huarong/core/shared';
import { sql } from 'kysely';
import { readClock } from '#platform/clock';
import { type Database, type Tx, transaction } from '#platform/database';
import { scheduleRatingsRefresh } from '../comments/refresh-ratings.ts';
import { publishQuestionAnswered } from '../publish-content-events.ts';
import type { ContentKind } from './list-pending-content.ts';

interface Decision {
  kind: ContentKind;
  id: string;
  isShown: boolean;
}

/** Shows held content or hides it from everybody but its author. Content is reviewed once. */
export const reviewContent = (
  db: Database,
  { kind, id, isShown }: Decision,
): Promise<Result<null, { code: 'words-not-waiting' }>> =>
  transaction(db, async (tx) => {
    if (!(await settle(tx, kind, id, isShown ? 'shown' : 'hidden')))
      return refuse({ code: 'words-not-waiting' });
    if (kind === 'comment') await scheduleRatingsRefresh(tx, await readClock(tx));
    if (kind === 'answer' && isShown) await publishQuestionAnswered(tx, id);
    return accept(null);
  });

/** False when it was reviewed already. */
async function settle(tx: Tx, kind: ContentKind, id: string, state: 'shown' | 'hidden'): Promise<boolean> {
  const { numUpdatedRows } = await updateState(tx, kind, id, state);
  return numUpdatedRows > 0n;
}

function updateState(tx: Tx, kind: ContentKind, id: string, state: 'shown' | 'hidden') {
  switch (kind) {
    case 'comment':
      return tx
        .updateTable('comment')
        .set({ state, updated_at: sql<Date>`shop_now()` })
        .where('id', '=', id)
        .where('state', '=', 'pending')
        .executeTakeFirst();
    case 'follow-up':
      return tx
        .updateTable('comment')
        .set({ follow_up_state: state })
        .where('id', '=', id)
        .where('follow_up_state', '=', 'pending')
        .executeTakeFirst();
    default:
      return tx
        .updateTable(kind)
        .set({ state })
        .where('id', '=', id)
        .where('state', '=', 'pending')
        .executeTakeFirst();
  }
}
