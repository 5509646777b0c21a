import { type Insertable, sql } from 'kysely';
import type { Queryable, Tables, Tx } from '#platform/database';

const isLikedBy = (readerId: string | null) =>
  sql<boolean>`exists (select 1 from post_comment_like as liked
    where liked.comment_id = post_comment.id and liked.member_id = ${readerId})`.as('is_liked');

const shownComments = (db: Queryable, readerId: string | null) =>
  db
    .selectFrom('post_comment')
    .selectAll('post_comment')
    .select(isLikedBy(readerId))
    .where('post_comment.state', '=', 'shown');

interface CommentPage {
  postId: string;
  /** The last comment of the page before. */
  after?: string | undefined;
  limit: number;
}

/** The newest first, after the given comment. */
export const listPostComments = (
  db: Queryable,
  { postId, after, limit }: CommentPage,
  readerId: string | null,
) =>
  shownComments(db, readerId)
    .where('post_comment.post_id', '=', postId)
    .where('post_comment.parent_id', 'is', null)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(post_comment.created_at, post_comment.id) <
          (select before.created_at, before.id from post_comment as before where before.id = ${after})`,
      ),
    )
    .orderBy('post_comment.created_at', 'desc')
    .orderBy('post_comment.id', 'desc')
    .limit(limit)
    .execute();
export type PostCommentRow = Awaited<ReturnType<typeof listPostComments>>[number];

/** Answers to these comments, the oldest first, at most so many to each. */
export const listReplies = (
  db: Queryable,
  { parentIds, limit }: { parentIds: readonly string[]; limit: number },
  readerId: string | null,
) =>
  shownComments(db, readerId)
    .where(sql<boolean>`post_comment.parent_id = any(${[...parentIds]})`)
    .where(
      sql<boolean>`(select count(*) from post_comment as earlier
        where earlier.parent_id = post_comment.parent_id and earlier.state = 'shown'
          and (earlier.created_at, earlier.id) < (post_comment.created_at, post_comment.id)) < ${limit}`,
    )
    .orderBy('post_comment.created_at')
    .orderBy('post_comment.id')
    .execute();

/** Shown comments and answers. An answer to a comment that is not shown is not counted. */
export const countPostComments = async (db: Queryable, postId: string): Promise<number> =>
  (
    await db
      .selectFrom('post_comment')
      .leftJoin('post_comment as parent', 'parent.id', 'post_comment.parent_id')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('post_comment.post_id', '=', postId)
      .where('post_comment.state', '=', 'shown')
      .where((row) => row.or([row('parent.id', 'is', null), row('parent.state', '=', 'shown')]))
      .executeTakeFirstOrThrow()
  ).count;

/** A shown comment of a post that can be answered: answers have no answers. */
export const findAnswerable = (db: Queryable, postId: string, id: string) =>
  db
    .selectFrom('post_comment')
    .select('id')
    .where('id', '=', id)
    .where('post_id', '=', postId)
    .where('parent_id', 'is', null)
    .where('state', '=', 'shown')
    .executeTakeFirst();

/** A comment of this post, whatever its state: where a page begins. */
export const isCommentOf = async (db: Queryable, postId: string, id: string): Promise<boolean> =>
  (await db
    .selectFrom('post_comment')
    .select('id')
    .where('id', '=', id)
    .where('post_id', '=', postId)
    .executeTakeFirst()) !== undefined;

/** How many comments the member wrote within the last hour, and whether this text is below the post already. */
export async function readWritten(
  tx: Tx,
  { memberId, postId, content }: { memberId: string; postId: string; content: string },
): Promise<{ lastHour: number; isRepeated: boolean }> {
  // One comment of a member at a time, so that the count is right.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`post-comment:${memberId}`}, 0))`.execute(tx);
  const { rows } = await sql<{ lastHour: number; isRepeated: boolean }>`
    select count(*) filter (where created_at > clock.now - interval '1 hour')::int as "lastHour",
      coalesce(bool_or(post_id = ${postId} and content = ${content}), false) as "isRepeated"
    from post_comment cross join (select shop_now() as now offset 0) clock
    where member_id = ${memberId}`.execute(tx);
  return rows[0]!;
}

export const savePostComment = (tx: Tx, row: Insertable<Tables['post_comment']>): Promise<{ id: string }> =>
  tx.insertInto('post_comment').values(row).returning('id').executeTakeFirstOrThrow();

/** Its answers and likes are deleted with it. False when it does not exist or belongs to another member. */
export const deletePostComment = async (tx: Queryable, memberId: string, id: string): Promise<boolean> =>
  (
    await tx
      .deleteFrom('post_comment')
      .where('id', '=', id)
      .where('member_id', '=', memberId)
      .executeTakeFirst()
  ).numDeletedRows === 1n;
