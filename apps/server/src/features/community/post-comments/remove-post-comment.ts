import { accept, refuse } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import { deletePostComment } from './post-comment.queries.ts';

/** Deletes the member's own comment with its answers and likes. */
export const removePostComment = async (
  { db, actor }: Context<'member'>,
  { postCommentId }: { postCommentId: string },
) =>
  (await deletePostComment(db, actor.memberId, postCommentId))
    ? accept({ postCommentId })
    : refuse({ code: 'text-not-found' });
