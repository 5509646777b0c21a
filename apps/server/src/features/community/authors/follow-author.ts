import { accept, refuse, STORE } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import { transaction } from '#platform/database';
import type { CommunityDeps } from '../deps.ts';
import { pageOf } from '../page-of.ts';
import { presentPosts } from '../posts/list-posts.ts';
import { countPosts, listShownPosts } from '../posts/post.queries.ts';
import {
  countFollowed,
  deleteFollow,
  findAuthorMember,
  readFollowing,
  saveFollow,
} from './author.queries.ts';

/** Follows an author, or ends it. What cannot be shown is not followed, but can be left. */
export function followAuthor(
  { authors }: CommunityDeps,
  { db, actor }: Context<'member'>,
  { authorId, followed }: { authorId: string; followed: boolean },
) {
  const { memberId } = actor;
  return transaction(db, async (tx) => {
    if (!followed) {
      await deleteFollow(tx, { memberId, authorId });
      return accept({
        isFollowed: false,
        followerCount: (await readFollowing(tx, authorId, memberId)).count,
      });
    }
    const author = await findAuthorMember(tx, authorId);
    if (!author || !(await authors.findAuthor(tx, author.member_id)))
      return refuse({ code: 'author-not-found' });
    if (author.member_id === memberId) return refuse({ code: 'author-oneself' });
    const limit = STORE.community.followedAuthors;
    if (!(await saveFollow(tx, { memberId, authorId, limit })))
      return refuse({ code: 'author-limit', limit });
    const { count, is_followed: isFollowed } = await readFollowing(tx, authorId, memberId);
    return accept({ isFollowed, followerCount: count });
  });
}

/** The feed of a member. */
export async function listFollowedPosts(
  deps: CommunityDeps,
  { db, actor }: Context<'member'>,
  page: { pageNo: number; pageSize: number },
) {
  const followedBy = { followedBy: actor.memberId };
  const [posts, total, authorCount] = await Promise.all([
    listShownPosts(db, followedBy, { ...page, sort: 'newest' }, actor.memberId),
    countPosts(db, followedBy),
    countFollowed(db, actor.memberId),
  ]);
  return accept({ ...pageOf(await presentPosts(deps, db, posts, actor.memberId), page, total), authorCount });
}
