import { z } from 'zod';
import { UploadedImage } from '../community/index.ts';
import { emptyObject, id, mobile, smsCode, text, time } from '../kit/fields.ts';
import { defineContract, endpoint } from '../kit/index.ts';
import { feedbackRoutes } from './feedback.routes.ts';

export const feedbackKind = z.enum(['page', 'order', 'product', 'service', 'suggestion', 'complaint']);
export const feedbackState = z.enum(['open', 'answered', 'closed']);

/** A feedback as its author sees it. */
const OwnFeedback = z.object({
  feedbackNo: z.string(),
  kind: feedbackKind,
  text: z.string(),
  about: z.string(),
  state: feedbackState,
  answer: z.string(),
  answeredAt: time.optional(),
  createdAt: time,
  imageUrls: z.array(z.string()),
});
export type OwnFeedback = z.infer<typeof OwnFeedback>;

export const feedbackContract = defineContract({
  submit: endpoint({
    route: feedbackRoutes.submit,
    summary: 'Write to the shop; a guest also verifies a mobile, by which the answer is found',
    access: 'shopper',
    input: z.object({
      kind: feedbackKind,
      text: text(1000, 5),
      /** An order number or the address of a page. */
      about: z.string().trim().max(200).default(''),
      imageIds: z.array(id).max(3).default([]),
      mobile: mobile.optional(),
      smsCode: smsCode.optional(),
      rToken: id.optional(),
    }),
    output: z.object({ feedbackNo: z.string(), answerDays: z.int() }),
    refusals: [
      'feedback-mobile-needed',
      'feedback-limit',
      'feedback-picture-expired',
      'code-wrong',
      'code-expired',
    ],
  }),
  uploadPicture: endpoint({
    route: feedbackRoutes.uploadPicture,
    summary: 'Upload one image for a feedback',
    access: 'shopper',
    body: 'multipart',
    input: emptyObject,
    output: UploadedImage,
    refusals: ['picture-too-large', 'picture-unreadable', 'pictures-unused'],
  }),
  list: endpoint({
    route: feedbackRoutes.list,
    summary: 'The newest feedback of the member, with the answers',
    access: 'member',
    input: emptyObject,
    output: z.object({ list: z.array(OwnFeedback) }),
    refusals: [],
  }),
  find: endpoint({
    route: feedbackRoutes.find,
    summary: 'A feedback of a guest, by its number and the verified mobile',
    access: 'anyone',
    input: z.object({ receiptNo: text(20, 16), mobile, smsCode, rToken: id }),
    output: OwnFeedback,
    refusals: ['feedback-not-found', 'code-wrong', 'code-expired'],
  }),
});
