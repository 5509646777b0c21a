import { accept, refuse } from '@huarong/core/shared';
import { type Database, transaction } from '#platform/database';
import { type ReadSelection, countOwned, countUnread, markRead } from './messages.queries.ts';

/** Marks messages as read. One id that is not hers, and none of them is. */
export const markMessagesRead = (db: Database, memberId: string, selection: ReadSelection) =>
  transaction(db, async (tx) => {
    const ids = selection.messageIds && [...new Set(selection.messageIds)];
    if (ids && (await countOwned(tx, memberId, ids)) < ids.length) return refuse({ code: 'message-not-found' });
    await markRead(tx, memberId, selection);
    return accept(await countUnread(tx, memberId));
  });
