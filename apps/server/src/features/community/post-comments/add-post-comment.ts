import type { PostCommentInput } from '@huarong/contract/community';
import { cleanText, hasSubstance } from '@huarong/core/community';
import { accept, refuse, STORE } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import { transaction } from '#platform/database';
import { authorColumnsOf } from '../author.ts';
import type { CommunityDeps } from '../deps.ts';
import { moderate } from '../moderate.ts';
import { findShownPost } from '../posts/post.queries.ts';
import { findAnswerable, readWritten, savePostComment } from './post-comment.queries.ts';

/** Adds a member's comment below a post, or an answer to a comment. A text that needs review is held. */
export async function addPostComment(
  deps: CommunityDeps,
  { db, actor }: Context<'member'>,
  { postId, replyTo, ...input }: PostCommentInput,
) {
  const { memberId } = actor;
  const content = cleanText(input.content);
  if (!hasSubstance(content)) return refuse({ code: 'text-too-short', least: 1 });
  return transaction(db, async (tx) => {
    const post = await findShownPost(tx, postId, memberId);
    if (!post) return refuse({ code: 'text-not-found' });
    if (replyTo !== undefined && !(await findAnswerable(tx, postId, replyTo)))
      return refuse({ code: 'text-not-found' });
    const { lastHour, isRepeated } = await readWritten(tx, { memberId, postId, content });
    if (isRepeated) return refuse({ code: 'post-comment-repeated' });
    const limit = STORE.community.postCommentsPerHour;
    if (lastHour >= limit) return refuse({ code: 'post-comment-limit', limit });
    const moderation = moderate(content);
    const { id } = await savePostComment(tx, {
      ...(await authorColumnsOf(deps, tx, memberId)),
      post_id: postId,
      parent_id: replyTo ?? null,
      member_id: memberId,
      is_by_poster: post.member_id === memberId,
      content,
      state: moderation.state,
    });
    return accept({ postCommentId: id, ...moderation });
  });
}
