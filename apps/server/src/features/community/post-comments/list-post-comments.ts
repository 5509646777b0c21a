import type { PostComment } from '@huarong/contract/community';
import { publicName } from '@huarong/core/community';
import { accept, refuse, STORE, shanghaiIso } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import { readerIdOf } from '../author.ts';
import { type CommunityDeps, listingDb } from '../deps.ts';
import { findShownPost } from '../posts/post.queries.ts';
import { avatarOf, type PublicAuthor, withPublicAuthors } from '../public-authors.ts';
import {
  countPostComments,
  isCommentOf,
  listReplies,
  listPostComments as listRows,
  type PostCommentRow,
} from './post-comment.queries.ts';

interface ListInput {
  postId: string;
  after?: string | undefined;
  pageSize: number;
}

/** Comments of a shown post, the newest first, with their answers. */
export async function listPostComments(
  deps: CommunityDeps,
  context: Context,
  { postId, after, pageSize }: ListInput,
) {
  const db = listingDb(deps, context);
  const readerId = readerIdOf(context.actor);
  const post = await findShownPost(db, postId, readerId);
  if (!post || (after !== undefined && !(await isCommentOf(db, postId, after))))
    return refuse({ code: 'text-not-found' });
  const found = await listRows(db, { postId, after, limit: pageSize + 1 }, readerId);
  const rows = found.slice(0, pageSize);
  const replies = await listReplies(
    db,
    { parentIds: rows.map(({ id }) => id), limit: STORE.community.repliesInList },
    readerId,
  );
  const shown = await withPublicAuthors(db, [...rows, ...replies]);
  const present = (row: PostCommentRow & PublicAuthor) => presentComment(row, readerId);
  return accept({
    list: shown
      .filter(({ parent_id }) => parent_id === null)
      .map((row) => ({
        ...present(row),
        replies: shown.filter(({ parent_id }) => parent_id === row.id).map(present),
      })),
    total: await countPostComments(db, postId),
    hasMore: found.length > pageSize,
  });
}

const presentComment = (
  row: PostCommentRow & PublicAuthor,
  readerId: string | null,
): Omit<PostComment, 'replies'> => ({
  postCommentId: row.id,
  content: row.content,
  author: {
    nickname: publicName(row.author_name),
    ...avatarOf(row),
    ...(row.author_card !== null && { cardType: row.author_card }),
  },
  createdAt: shanghaiIso(row.created_at),
  likeCount: row.like_count,
  isByAuthor: row.is_by_poster,
  ...(readerId !== null && { isLiked: row.is_liked, isOwn: row.member_id === readerId }),
});
