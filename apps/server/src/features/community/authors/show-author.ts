import { publicName } from '@huarong/core/community';
import { accept, refuse } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import { listPublicProfiles } from '../../account/index.ts';
import { readerIdOf } from '../author.ts';
import type { CommunityDeps } from '../deps.ts';
import { pageOf } from '../page-of.ts';
import { presentPosts } from '../posts/list-posts.ts';
import { countPosts, listShownPosts } from '../posts/post.queries.ts';
import { findAuthorMember, readFollowing } from './author.queries.ts';

interface AuthorInput {
  authorId: string;
  pageNo: number;
  pageSize: number;
}

/** An author with their posts. Closed accounts, and members who hide their page, have none. */
export async function showAuthor(deps: CommunityDeps, { db, actor }: Context, input: AuthorInput) {
  const { authorId, ...page } = input;
  const readerId = readerIdOf(actor);
  const row = await findAuthorMember(db, authorId);
  const author = row && (await deps.authors.findAuthor(db, row.member_id));
  if (!row || !author) return refuse({ code: 'author-not-found' });
  const ofAuthor = { memberId: row.member_id };
  const [posts, total, profiles, following] = await Promise.all([
    listShownPosts(db, ofAuthor, { ...page, sort: 'newest' }, readerId),
    countPosts(db, ofAuthor),
    listPublicProfiles(db, [row.member_id]),
    readFollowing(db, authorId, readerId),
  ]);
  const avatarUrl = profiles.get(row.member_id)?.avatarUrl;
  return accept({
    ...pageOf(await presentPosts(deps, db, posts, readerId), page, total),
    author: {
      authorId,
      nickname: publicName(author.nickname),
      ...(avatarUrl !== undefined && { avatarUrl }),
      ...(author.cardType !== null && { cardType: author.cardType }),
    },
    followerCount: following.count,
    ...(readerId !== null && {
      isFollowed: following.is_followed,
      isOwn: readerId === row.member_id,
    }),
  });
}
