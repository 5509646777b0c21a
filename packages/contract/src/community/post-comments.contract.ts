import { z } from 'zod';
import { id, pageSize, text, time } from '../kit/fields.ts';
import { defineContract, endpoint } from '../kit/index.ts';
import { communityRoutes } from './community.routes.ts';
import { Author, Submitted } from './community-views.ts';

const Said = z.object({
  postCommentId: z.string(),
  content: z.string(),
  author: Author,
  createdAt: time,
  likeCount: z.int(),
  /** By the author of the post. */
  isByAuthor: z.boolean(),
  /** Whether the caller liked it and wrote it; absent for visitors. */
  isLiked: z.boolean().optional(),
  isOwn: z.boolean().optional(),
});
/** A comment below a post, with the answers to it. */
const PostComment = Said.extend({ replies: z.array(Said) });
export type PostComment = z.infer<typeof PostComment>;

const PostCommentInput = z.object({
  postId: id,
  content: text(300),
  /** The comment that this one answers. */
  replyTo: id.optional(),
});
export type PostCommentInput = z.output<typeof PostCommentInput>;

export const postCommentsContract = defineContract({
  postComments: endpoint({
    route: communityRoutes.postComments,
    summary: 'Comments below a post, the newest first, with their answers; the page after a comment',
    access: 'anyone',
    input: z.object({ postId: id, after: id.optional(), pageSize: pageSize(10) }),
    output: z.object({ list: z.array(PostComment), total: z.int(), hasMore: z.boolean() }),
    refusals: ['text-not-found'],
  }),
  addPostComment: endpoint({
    route: communityRoutes.addPostComment,
    summary: 'Comment on a post, or answer a comment',
    access: 'member',
    input: PostCommentInput,
    output: Submitted.extend({ postCommentId: z.string() }),
    refusals: ['text-not-found', 'text-too-short', 'post-comment-limit', 'post-comment-repeated'],
  }),
  removePostComment: endpoint({
    route: communityRoutes.removePostComment,
    summary: 'Delete the member’s own comment with the answers to it',
    access: 'member',
    input: z.object({ postCommentId: id }),
    output: z.object({ postCommentId: z.string() }),
    refusals: ['text-not-found'],
  }),
  likePostComment: endpoint({
    route: communityRoutes.likePostComment,
    summary: 'Like a comment of a post, or revoke the like',
    access: 'member',
    input: z.object({ postCommentId: id, liked: z.boolean().default(true) }),
    output: z.object({ likeCount: z.int(), isLiked: z.boolean() }),
    refusals: ['text-not-found', 'vote-for-oneself'],
  }),
});
