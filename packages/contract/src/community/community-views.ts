import { z } from 'zod';
import { UnitPrice } from '../catalogue/index.ts';
import { time } from '../kit/fields.ts';

export const skinType = z.enum(['dry', 'normal', 'combinationDry', 'combinationOily', 'oily', 'sensitive']);
export const ageBand = z.enum(['18-24', '25-30', '31-35', '36-40', '41+']);

/** The state of a submitted text: published at once, or waiting for review with the reason. */
export const Submitted = z.object({
  state: z.enum(['shown', 'pending']),
  notice: z.string().optional(),
});

/** The author; anonymous authors show their card but not their name. */
export const Author = z.object({
  nickname: z.string(),
  avatarUrl: z.string().optional(),
  cardType: z.string().optional(),
  skinType: skinType.optional(),
  ageBand: ageBand.optional(),
});

export const Comment = z.object({
  commentId: z.string(),
  skuId: z.string(),
  skuName: z.string(),
  author: Author,
  stars: z.int(),
  aspects: z.array(z.object({ name: z.string(), stars: z.int() })),
  content: z.string(),
  imageUrls: z.array(z.string()),
  createdAt: time,
  helpfulCount: z.int(),
  /** Whether the caller voted it helpful; absent for visitors. */
  isHelpful: z.boolean().optional(),
  followUp: z
    .object({
      content: z.string(),
      imageUrls: z.array(z.string()),
      createdAt: time,
      /** 使用 N 天后 */
      daysOfUse: z.int(),
    })
    .optional(),
  reply: z.object({ content: z.string(), createdAt: time }).optional(),
});
export type Comment = z.infer<typeof Comment>;

export const CommentSummary = z.object({
  average: z.number(),
  praiseRate: z.int(),
  /** One to five stars, in this order. */
  starCounts: z.array(z.int()).length(5),
  aspects: z.array(z.object({ name: z.string(), average: z.number() })),
  filters: z.array(z.object({ filter: z.string(), label: z.string(), count: z.int() })),
  /** Frequent praise tags, to be sent as `tag`. */
  tags: z.array(z.object({ tag: z.string(), count: z.int() })),
  /** Comments by skin type and by age band of their authors, among those that match the other conditions. */
  skinTypes: z.array(z.object({ skinType, label: z.string(), count: z.int() })).optional(),
  ageBands: z.array(z.object({ ageBand, label: z.string(), count: z.int() })).optional(),
});
export type CommentSummary = z.infer<typeof CommentSummary>;

/** What buyers say of a product, in few numbers. */
export const SkinRating = z.object({
  productId: z.string(),
  aspects: z.array(z.object({ name: z.string(), average: z.number() })),
  tags: z.array(z.object({ tag: z.string(), count: z.int() })),
  /** What two or more buyers complain of, the most frequent first, and how many mention how it feels on the skin. */
  complaints: z.array(z.object({ name: z.string(), count: z.int() })).optional(),
  feel: z.object({ rich: z.int(), fresh: z.int() }).optional(),
  /** The comments of the requested skin type; absent without one. */
  skin: z.object({ commentCount: z.int(), praiseRate: z.int() }).optional(),
});
export type SkinRating = z.infer<typeof SkinRating>;

export const Consultation = z.object({
  consultationId: z.string(),
  question: z.string(),
  author: Author,
  createdAt: time,
  answerCount: z.int(),
  answers: z.array(
    z.object({
      answerId: z.string(),
      content: z.string(),
      author: Author,
      /** The purchased sku, for buyers. */
      boughtSkuName: z.string().optional(),
      isStaff: z.boolean(),
      createdAt: time,
      helpfulCount: z.int(),
      isHelpful: z.boolean().optional(),
    }),
  ),
});
export type Consultation = z.infer<typeof Consultation>;

export const Post = z.object({
  postId: z.string(),
  title: z.string(),
  content: z.string(),
  /** With the id of their page; absent when they hide it or have closed their account. */
  author: Author.extend({ authorId: z.string().optional() }),
  imageUrls: z.array(z.string()),
  topics: z.array(z.string()),
  createdAt: time,
  likeCount: z.int(),
  isLiked: z.boolean().optional(),
  /** Only for a single post: its author bought and received one of its skus. */
  isBuyer: z.boolean().optional(),
  /** The skus the post is about. */
  skus: z.array(
    z.object({
      skuId: z.string(),
      productId: z.string(),
      productName: z.string(),
      brandNameEN: z.string(),
      brandNameCN: z.string(),
      skuName: z.string(),
      /** The colour of the shade. */
      hex: z.string().optional(),
      skuImagePath: z.string().optional(),
      note: z.string(),
      ...UnitPrice.shape,
      hasInventory: z.boolean(),
      /** Where it is seen: the index of an image of `imageUrls`, and shares of its width and height. */
      point: z.object({ image: z.int(), x: z.number(), y: z.number() }).optional(),
    }),
  ),
});
export type Post = z.infer<typeof Post>;

/** An accepted upload that is not used yet. */
export const UploadedImage = z.object({
  imageId: z.string(),
  imageUrl: z.string(),
  width: z.int(),
  height: z.int(),
});
export type UploadedImage = z.infer<typeof UploadedImage>;
