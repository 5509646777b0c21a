import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database';
import { isProfileHidden } from '../../account/index.ts';

/** A member with this public id whose page is not hidden. */
export const findAuthorMember = (db: Queryable, authorId: string) =>
  db
    .selectFrom('post_author')
    .select('member_id')
    .where('author_id', '=', authorId)
    .where(sql<boolean>`not ${isProfileHidden(sql`post_author.member_id`)}`)
    .executeTakeFirst();

export async function readFollowing(db: Queryable, authorId: string, readerId: string | null) {
  const { rows } = await sql<{ count: number; is_followed: boolean }>`
    select (select count(*)::int from author_follow where author_id = ${authorId}) as count,
      exists (select from author_follow where author_id = ${authorId} and member_id = ${readerId}) as is_followed`.execute(
    db,
  );
  return rows[0]!;
}

/** Follows once, up to a number of authors; false when the limit is reached. The author row cannot go meanwhile. */
export async function saveFollow(
  tx: Tx,
  { memberId, authorId, limit }: { memberId: string; authorId: string; limit: number },
): Promise<boolean> {
  // Two calls of one member count one after the other.
  await sql`select pg_advisory_xact_lock(hashtext(${`author-follow:${memberId}`}))`.execute(tx);
  const { rows } = await sql<{ is_within: boolean }>`
    with counted as (
      select count(*) filter (where author_id <> ${authorId}) < ${limit} as is_within
      from author_follow where member_id = ${memberId}
    ), followed as (
      insert into author_follow (member_id, author_id)
      select ${memberId}, author_id from post_author where author_id = ${authorId} and (select is_within from counted)
      on conflict (member_id, author_id) do nothing
    )
    select is_within from counted`.execute(tx);
  return rows[0]!.is_within;
}

export const deleteFollow = (tx: Tx, { memberId, authorId }: { memberId: string; authorId: string }) =>
  tx
    .deleteFrom('author_follow')
    .where('member_id', '=', memberId)
    .where('author_id', '=', authorId)
    .execute();

export const countFollowed = async (db: Queryable, memberId: string): Promise<number> =>
  (
    await db
      .selectFrom('author_follow')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow()
  ).count;

/** Whether a post is of an author whom the member follows and who does not hide. */
export const isOfFollowed = (memberId: string): RawBuilder<boolean> =>
  sql<boolean>`post.member_id in (
      select post_author.member_id from author_follow join post_author using (author_id)
      where author_follow.member_id = ${memberId})
    and not ${isProfileHidden(sql`post.member_id`)}`;
