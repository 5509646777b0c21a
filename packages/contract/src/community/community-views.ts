import { z } from 'zod';
import { money, time } from '../kit/fields.ts';

export const skinType = z.enum(['dry', 'normal', 'combinationDry', 'combinationOily', 'oily', 'sensitive']);
export const ageBand = z.enum(['18-24', '25-30', '31-35', '36-40', '41+']);

/** What became of a text: seen by everyone at once, or by a person of ours first, and then why. */
export const Submitted = z.object({
  state: z.enum(['shown', 'pending']),
  notice: z.string().optional(),
});

/** Who speaks; anonymous writers keep their card and lose their name. */
const Author = z.object({
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
  /** The caller found it helpful; absent for visitors. */
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
  /** What many praise, to be sent back as `tag`. */
  tags: z.array(z.object({ tag: z.string(), count: z.int() })),
});
export type CommentSummary = z.infer<typeof CommentSummary>;

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
      /** The sku they bought, for buyers. */
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
  author: Author,
  imageUrls: z.array(z.string()),
  topics: z.array(z.string()),
  createdAt: time,
  likeCount: z.int(),
  isLiked: z.boolean().optional(),
  /** Told of one post alone: its writer bought and signed for something it speaks of. */
  isBuyer: z.boolean().optional(),
  /** The exact skus the post speaks of. */
  skus: z.array(
    z.object({
      skuId: z.string(),
      productId: z.string(),
      productName: z.string(),
      brandNameEN: z.string(),
      brandNameCN: z.string(),
      skuName: z.string(),
      /** The colour of a shade. */
      hex: z.string().optional(),
      skuImagePath: z.string().optional(),
      note: z.string(),
      offerPrice: money,
      hasInventory: z.boolean(),
    }),
  ),
});
export type Post = z.infer<typeof Post>;

/** An accepted upload, before anything refers to it. */
export const UploadedImage = z.object({
  imageId: z.string(),
  imageUrl: z.string(),
  width: z.int(),
  height: z.int(),
});
export type UploadedImage = z.infer<typeof UploadedImage>;
