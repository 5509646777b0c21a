import { z } from 'zod';
import { time } from '../kit/fields.ts';

/** Where a member's own words stand: read by everyone, waiting for a person of ours, or sent back. */
export const ownState = z.enum(['shown', 'pending', 'refused']);

/** The goods a member's words are about, as she bought or saw them. */
const productFields = {
  productId: z.string(),
  productName: z.string(),
  brandNameEN: z.string(),
  brandNameCN: z.string(),
  skuImagePath: z.string(),
};
const contentFields = {
  content: z.string(),
  /** Only what is shown has addresses; of the rest the number is told. */
  imageUrls: z.array(z.string()),
  imageCount: z.int(),
  createdAt: time,
  state: ownState,
  /** Why it waits or came back. */
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
  followUp: z.object({ ...contentFields, daysOfUse: z.int() }).optional(),
  reply: z.object({ content: z.string(), createdAt: time }).optional(),
  /** Until when the one follow-up may be written; absent once it is there. */
  followUpUntil: time.optional(),
  canFollowUp: z.boolean(),
  /** It came back, and may be written anew in its place. */
  canRewrite: z.boolean(),
});
export type OwnComment = z.infer<typeof OwnComment>;

/** Something she bought and signed for, and has said nothing about yet. */
export const WaitingItem = z.object({
  ...productFields,
  orderId: z.string(),
  subOrderId: z.string(),
  skuId: z.string(),
  skuName: z.string(),
  signedAt: time,
  /** Parts this shelf asks about: 质地, 保湿 … */
  aspects: z.array(z.string()),
});
export type WaitingItem = z.infer<typeof WaitingItem>;

/** A question of hers with the answers it got, or an answer of hers with its question. */
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

/** A post of hers, whether others read it or not. */
export const OwnPost = z.object({
  ...contentFields,
  postId: z.string(),
  title: z.string(),
  topics: z.array(z.string()),
  likeCount: z.int(),
  skus: z.array(z.object({ skuId: z.string(), productId: z.string(), name: z.string() })),
});
export type OwnPost = z.infer<typeof OwnPost>;

/** What stands in each tab of 我的评价. */
export const OwnCounts = z.object({
  waiting: z.int(),
  written: z.int(),
  followUp: z.int(),
  questions: z.int(),
  answers: z.int(),
});
