import { z } from 'zod';
import { time } from '../kit/fields.ts';

/** The state of a member's own content: published, waiting for review, or rejected. */
export const ownState = z.enum(['shown', 'pending', 'refused']);

/** The product the content is about. */
const productFields = {
  productId: z.string(),
  productName: z.string(),
  brandNameEN: z.string(),
  brandNameCN: z.string(),
  skuImagePath: z.string(),
};
const contentFields = {
  content: z.string(),
  /** Only published content has image addresses; otherwise just the number is given. */
  imageUrls: z.array(z.string()),
  imageCount: z.int(),
  createdAt: time,
  state: ownState,
  /** Why it is under review or rejected. */
  notice: z.string().optional(),
};

export const OwnComment = z.object({
  ...productFields,
  ...contentFields,
  commentId: z.string(),
  subOrderId: z.string(),
  skuId: z.string(),
  skuName: z.string(),
  stars: z.int(),
  helpfulCount: z.int(),
  anonymous: z.boolean(),
  followUp: z
    .object({
      ...contentFields,
      daysOfUse: z.int(),
      /** It was rejected or is under review, and may be rewritten. */
      canRewrite: z.boolean().optional(),
    })
    .optional(),
  reply: z.object({ content: z.string(), createdAt: time }).optional(),
  /** Deadline of the follow-up; absent once it is written. */
  followUpUntil: time.optional(),
  canFollowUp: z.boolean(),
  /** It was rejected or is under review, and may be rewritten. */
  canRewrite: z.boolean(),
  /** It or its follow-up is under review, and may be withdrawn. */
  canWithdraw: z.boolean().optional(),
});
export type OwnComment = z.infer<typeof OwnComment>;

/** A received item without a comment. */
export const WaitingItem = z.object({
  ...productFields,
  orderId: z.string(),
  subOrderId: z.string(),
  skuId: z.string(),
  skuName: z.string(),
  signedAt: time,
  /** Aspects of its category: 质地, 保湿 … */
  aspects: z.array(z.string()),
});
export type WaitingItem = z.infer<typeof WaitingItem>;

/** A member's own question with its answers, or own answer with its question. */
export const OwnConsultation = z.object({
  ...productFields,
  consultationId: z.string(),
  answerId: z.string().optional(),
  question: z.string(),
  answer: z.string().optional(),
  createdAt: time,
  state: ownState,
  notice: z.string().optional(),
  helpfulCount: z.int().optional(),
  answerCount: z.int(),
  answers: z.array(
    z.object({ content: z.string(), nickname: z.string(), isStaff: z.boolean(), createdAt: time }),
  ),
});
export type OwnConsultation = z.infer<typeof OwnConsultation>;

/** A member's own post, published or not. */
export const OwnPost = z.object({
  ...contentFields,
  postId: z.string(),
  title: z.string(),
  topics: z.array(z.string()),
  likeCount: z.int(),
  skus: z.array(z.object({ skuId: z.string(), productId: z.string(), name: z.string() })),
});
export type OwnPost = z.infer<typeof OwnPost>;

/** The counts of the tabs of 我的评价. */
export const OwnCounts = z.object({
  waiting: z.int(),
  /** The part of `waiting` that the order list counts as 待评价: completed orders, and their items. */
  waitingCompletedOrders: z.int().optional(),
  waitingCompletedItems: z.int().optional(),
  written: z.int(),
  followUp: z.int(),
  questions: z.int(),
  answers: z.int(),
});
