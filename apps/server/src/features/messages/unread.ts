import type { Unread } from '@huarong/contract/messages';
import { accept, refuse } from '@huarong/core/shared';
import { type Database, type Queryable, transaction } from '#platform/database';
import { isAllowed } from '../account/index.ts';
import { insertFreshArticles } from './inspiration.queries.ts';
import { countOwned, countUnread, markRead, type ReadSelection } from './messages.queries.ts';

/**
 * Articles are added when a member reads their inbox, not to every account in advance. Members who switched off
 * recommendations get none.
 */
export async function deliverArticles(db: Queryable, memberId: string): Promise<void> {
  if (await isAllowed(db, memberId, 'recommendation')) await insertFreshArticles(db, memberId);
}

/** Unread counts, including fresh articles. */
export async function getUnread(db: Queryable, memberId: string): Promise<Unread> {
  await deliverArticles(db, memberId);
  return countUnread(db, memberId);
}

/** Marks messages as read; none if one id belongs to another member. */
export const markMessagesRead = (db: Database, memberId: string, selection: ReadSelection) =>
  transaction(db, async (tx) => {
    const ids = selection.messageIds && [...new Set(selection.messageIds)];
    if (ids && (await countOwned(tx, memberId, ids)) < ids.length)
      return refuse({ code: 'message-not-found' });
    await markRead(tx, memberId, selection);
    return accept(await countUnread(tx, memberId));
  });
