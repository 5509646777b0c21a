import { accept, refuse } from '@huarong/core/shared';
import { type Database, transaction } from '#platform/database';
import { type Choice, countOwn, countUnread, markRead } from './messages.queries.ts';

/** Marks messages as read. One id that is not hers, and none of them is. */
export const readMessages = (db: Database, memberId: string, choice: Choice) =>
  transaction(db, async (tx) => {
    const ids = choice.messageIds && [...new Set(choice.messageIds)];
    if (ids && (await countOwn(tx, memberId, ids)) < ids.length) return refuse({ code: 'message-not-found' });
    await markRead(tx, memberId, choice);
    return accept(await countUnread(tx, memberId));
  });
