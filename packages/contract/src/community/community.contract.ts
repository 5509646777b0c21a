import { z } from 'zod';
import { id, nothing, pageNo, pageOf, pageSize, text, wholeNumber } from '../kit/fields.ts';
import { defineContract, endpoint } from '../kit/index.ts';
import { communityRoutes } from './community.routes.ts';
import {
  ageBand,
  Comment,
  CommentSummary,
  Consultation,
  Post,
  skinType,
  UploadedPicture,
} from './community-views.ts';

const pageOfProduct = { productId: id, pageNo, pageSize: pageSize(10) };

const CommentInput = z.object({
  subOrderId: id,
  skuId: id,
  stars: wholeNumber({ min: 1, max: 5 }),
  content: text(500, 5),
  imageIds: z.array(id).max(9).default([]),
  skinType: skinType.optional(),
  ageBand: ageBand.optional(),
  anonymous: z.boolean().default(false),
  /** The one follow-up that is allowed within 180 days. */
  isFollowUp: z.boolean().default(false),
});

/** A question about a product, or an answer to one. */
const ConsultationInput = z
  .object({
    productId: id,
    question: text(100).optional(),
    consultationId: id.optional(),
    answer: text(300).optional(),
    anonymous: z.boolean().default(false),
  })
  .refine((given) => given.question !== undefined || (given.consultationId && given.answer), {
    path: ['question'],
  });

export const communityContract = defineContract({
  listComments: endpoint({
    route: communityRoutes.listComments,
    summary: 'Comments of a product with pictures, filters and summary',
    access: 'anyone',
    input: z.object({
      ...pageOfProduct,
      filter: z.enum(['all', 'picture', 'followUp', 'critical']).default('all'),
      tag: text(20).optional(),
      skinType: skinType.optional(),
      skuId: id.optional(),
    }),
    output: pageOf(Comment).extend({ summary: CommentSummary }),
    refusals: ['product-not-found'],
  }),
  addComment: endpoint({
    route: communityRoutes.addComment,
    summary: 'Comment on a bought item, or follow up once',
    access: 'member',
    input: CommentInput,
    output: z.object({ commentId: z.string(), points: z.int() }),
    refusals: [
      'order-not-found',
      'comment-not-allowed',
      'comment-exists',
      'comment-window-closed',
      'picture-expired',
      'words-refused',
    ],
  }),
  uploadCommentPicture: endpoint({
    route: communityRoutes.uploadCommentPicture,
    summary: 'Upload one picture for a comment',
    access: 'member',
    body: 'multipart',
    input: nothing,
    output: UploadedPicture,
    refusals: ['picture-too-large', 'picture-unreadable'],
  }),
  listConsultations: endpoint({
    route: communityRoutes.listConsultations,
    summary: 'Questions about a product with their answers',
    access: 'anyone',
    input: z.object({ ...pageOfProduct, topic: text(20).optional() }),
    output: pageOf(Consultation).extend({
      topics: z.array(z.object({ topic: z.string(), label: z.string(), count: z.int() })),
    }),
    refusals: ['product-not-found'],
  }),
  addConsultation: endpoint({
    route: communityRoutes.addConsultation,
    summary: 'Ask about a product, or answer a question',
    access: 'member',
    input: ConsultationInput,
    output: z.object({ consultationId: z.string() }),
    refusals: ['product-not-found', 'question-not-found', 'words-refused'],
  }),
  listPosts: endpoint({
    route: communityRoutes.listPosts,
    summary: 'Community posts that speak of a product',
    access: 'anyone',
    input: z.object(pageOfProduct),
    output: pageOf(Post),
    refusals: ['product-not-found'],
  }),
});
