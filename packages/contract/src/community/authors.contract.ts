import { z } from 'zod';
import { pageNo, pageOf, pageSize } from '../kit/fields.ts';
import { defineContract, endpoint } from '../kit/index.ts';
import { communityRoutes } from './community.routes.ts';
import { Author, Post } from './community-views.ts';

const authorId = z.string().regex(/^[0-9a-f]{32}$/);

/** An author as the page of the author shows them. */
const AuthorPage = pageOf(Post).extend({
  author: Author.extend({ authorId: z.string() }),
  followerCount: z.int(),
  /** Whether the caller follows the author, or is the author; absent for visitors. */
  isFollowed: z.boolean().optional(),
  isOwn: z.boolean().optional(),
});
export type AuthorPage = z.infer<typeof AuthorPage>;

export const authorsContract = defineContract({
  authorPosts: endpoint({
    route: communityRoutes.authorPosts,
    summary: 'An author of posts with followers and posts, the newest first',
    access: 'anyone',
    input: z.object({ authorId, pageNo, pageSize: pageSize(20) }),
    output: AuthorPage,
    refusals: ['author-not-found'],
  }),
  followAuthor: endpoint({
    route: communityRoutes.followAuthor,
    summary: 'Follow an author, or end it',
    access: 'member',
    input: z.object({ authorId, followed: z.boolean() }),
    output: z.object({ isFollowed: z.boolean(), followerCount: z.int() }),
    refusals: ['author-not-found', 'author-oneself', 'author-limit'],
  }),
  followedPosts: endpoint({
    route: communityRoutes.followedPosts,
    summary: 'Posts of the authors whom the member follows, the newest first',
    access: 'member',
    input: z.object({ pageNo, pageSize: pageSize(20) }),
    output: pageOf(Post).extend({ authorCount: z.int() }),
    refusals: [],
  }),
});
