import { z } from 'zod';
import { defineEvent } from '#platform/outbox';

/** A question has a shown answer. `memberId` is the asker. */
export const questionAnswered = defineEvent(
  'question-answered',
  z.object({ memberId: z.string(), productId: z.string(), question: z.string(), answer: z.string() }),
);

/** The shop replied to the comment of `memberId`. */
export const commentReplied = defineEvent(
  'comment-replied',
  z.object({
    memberId: z.string(),
    productId: z.string().optional(),
    skuId: z.string(),
    reply: z.string(),
  }),
);

/** Staff took a text down, or put it back. `memberId` is its author. */
export const contentDecided = defineEvent(
  'content-decided',
  z.object({
    memberId: z.string(),
    kind: z.enum(['comment', 'follow-up', 'question', 'answer', 'post', 'post-comment']),
    isShown: z.boolean(),
    reason: z.string(),
    text: z.string(),
  }),
);
