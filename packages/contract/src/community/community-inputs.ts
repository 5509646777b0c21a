import { z } from 'zod';
import { id, pageNo, pageSize, text, wholeNumber } from '../kit/fields.ts';
import { ageBand, skinType } from './community-views.ts';

export const pageOfProduct = { productId: id, pageNo, pageSize: pageSize(10) };
const stars = wholeNumber({ min: 1, max: 5 });
const imageIds = z.array(id).max(9).default([]);

export const CommentFilter = z
  .object({
    ...pageOfProduct,
    /** `similar` (和我相似) uses the given skin type and age band. */
    filter: z.enum(['all', 'picture', 'followUp', 'critical', 'similar']).default('all'),
    sort: z.enum(['useful', 'newest']).default('useful'),
    stars: stars.optional(),
    tag: text(20).optional(),
    skinType: skinType.optional(),
    ageBand: ageBand.optional(),
    skuId: id.optional(),
  })
  .refine((given) => given.filter !== 'similar' || given.skinType || given.ageBand, { path: ['skinType'] });
export type CommentFilter = z.output<typeof CommentFilter>;

export const CommentInput = z.object({
  subOrderId: id,
  skuId: id,
  stars,
  /** Ratings of single aspects: 质地, 保湿 … */
  aspects: z
    .array(z.object({ name: text(8), stars }))
    .max(8)
    .default([]),
  content: text(500, 5),
  imageIds,
  skinType: skinType.optional(),
  ageBand: ageBand.optional(),
  anonymous: z.boolean().default(false),
  /** The one follow-up allowed within 180 days. */
  isFollowUp: z.boolean().default(false),
});
export type CommentInput = z.output<typeof CommentInput>;

/** Questions of a product; the most similar to `like` while typing; or one question with all its answers. */
export const ConsultationFilter = z.object({
  ...pageOfProduct,
  topic: text(20).optional(),
  like: text(100).optional(),
  consultationId: id.optional(),
});
export type ConsultationFilter = z.output<typeof ConsultationFilter>;

/** A question about a product, or an answer to one. */
export const ConsultationInput = z
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
export type ConsultationInput = z.output<typeof ConsultationInput>;

/** Posts about anything, or about one topic. */
export const PostFilter = z.object({
  pageNo,
  pageSize: pageSize(20),
  topic: text(20).optional(),
  sort: z.enum(['popular', 'newest']).default('popular'),
});
export type PostFilter = z.output<typeof PostFilter>;

const share = z.number().min(0).max(1);
const TaggedSku = z.object({
  skuId: id,
  note: z.string().trim().max(40).default(''),
  /** Where it is seen: the index of an image of `imageIds`, and shares of its width and height. */
  point: z.object({ image: z.int().min(0).max(8), x: share, y: share }).optional(),
});

export const PostInput = z
  .object({
    title: text(40),
    content: text(1000),
    imageIds,
    topics: z.array(text(20)).max(5).default([]),
    /** The skus the post is about, each with a short note. */
    skus: z.array(TaggedSku).min(1).max(9),
  })
  .refine(({ imageIds: images, skus }) => skus.every(({ point }) => !point || point.image < images.length), {
    path: ['skus'],
  });
export type PostInput = z.output<typeof PostInput>;

export const ReportInput = z.object({
  kind: z.enum(['comment', 'question', 'answer', 'post', 'post-comment']),
  targetId: id,
  reason: z.enum(['advertising', 'abuse', 'privacy', 'false', 'other']),
  note: z.string().trim().max(200).default(''),
});
export type ReportInput = z.output<typeof ReportInput>;
