import { cleanText, visibleLength } from '@huarong/core/community';
import { accept, type Result, refuse } from '@huarong/core/shared';
import { sql } from 'kysely';
import { type Database, transaction } from '#platform/database';
import { publishCommentReplied } from '../publish-content-events.ts';

const MAX_LENGTH = 300;

/** Adds the shop's one public reply to a comment. */
export const replyToComment = (
  db: Database,
  commentId: string,
  text: string,
): Promise<Result<null, { code: 'comment-not-open' | 'reply-too-long' }>> =>
  transaction(db, async (tx) => {
    const reply = cleanText(text);
    const length = visibleLength(reply);
    if (length === 0 || length > MAX_LENGTH) return refuse({ code: 'reply-too-long' });
    const { numUpdatedRows } = await tx
      .updateTable('comment')
      .set({ reply_content: reply, reply_at: sql<Date>`shop_now()` })
      .where('id', '=', commentId)
      .where('state', '=', 'shown')
      .where('reply_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return refuse({ code: 'comment-not-open' });
    await publishCommentReplied(tx, commentId, reply);
    return accept(null);
  });
