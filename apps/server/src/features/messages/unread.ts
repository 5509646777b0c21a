import type { Unread } from '@huarong/contract/messages';
import { accept, refuse } from '@huarong/core/shared';
import { type Database, type Queryable, transaction } from '#platform/database';
import { isAllowed } from '../account/index.ts';
import { insertFreshArticles } from './inspiration.queries.ts';
import { countOwned, countUnread, markRead, type ReadSelection } from './messages.queries.ts';

/**
 * Articles go to whoever comes by, not to every account there is: they are laid into the box when its owner asks what is
 * new. Whoever does not want to be chosen for gets none.
 */
export async function deliverArticles(db: Queryable, memberId: string): Promise<void> {
  if (await isAllowed(db, memberId, 'recommendation')) await insertFreshArticles(db, memberId);
}

/** What waits for a member, fresh articles included. */
export async function getUnread(db: Queryable, memberId: string): Promise<Unread> {
  await deliverArticles(db, memberId);
  return countUnread(db, memberId);
}

/** Marks messages as read. One id that is not hers, and none of them is. */
export const markMessagesRead = (db: Database, memberId: string, selection: ReadSelection) =>
  transaction(db, async (tx) => {
    const ids = selection.messageIds && [...new Set(selection.messageIds)];
    if (ids && (await countOwned(tx, memberId, ids)) < ids.length)
      return refuse({ code: 'message-not-found' });
    await markRead(tx, memberId, selection);
    return accept(await countUnread(tx, memberId));
  });
