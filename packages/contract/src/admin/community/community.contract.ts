import { z } from 'zod';
import { emptyObject, id, text, time } from '../../kit/fields.ts';
import {
  adminRead,
  adminWrite,
  cursor,
  defineAdminContract,
  listPage,
  listSize,
  reason,
  rowId,
} from '../kit/index.ts';
import { communityAdminRoutes } from './community.routes.ts';

const kind = z.enum(['comment', 'follow-up', 'question', 'answer', 'post', 'post-comment']);
const state = z.enum(['pending', 'shown', 'hidden']);
const one = z.object({ kind, id });

const contentRow = z.object({
  kind,
  id: z.string(),
  author: z.string(),
  text: z.string(),
  stars: z.int().nullable(),
  state,
  writtenAt: time,
  reports: z.int(),
  /** The word that held it; null when something else did. */
  word: z.string().nullable(),
});

/** Comments, questions and posts of shoppers, decided by staff. */
export const communityAdminContract = defineAdminContract({
  queue: adminRead({
    route: communityAdminRoutes.queue,
    summary: 'What waits for a decision, oldest first; what is reported; what was taken down, newest first',
    permission: 'community:read',
    input: z.object({
      view: z.enum(['pending', 'reported', 'hidden']).default('pending'),
      after: cursor.optional(),
      before: cursor.optional(),
      size: listSize,
    }),
    output: listPage(contentRow),
    refusals: [],
  }),
  item: adminRead({
    route: communityAdminRoutes.item,
    summary: 'One text with its images, reports, product and order',
    permission: 'community:read',
    input: one,
    output: contentRow.extend({
      productId: z.string().nullable(),
      productName: z.string().nullable(),
      orderId: z.string().nullable(),
      images: z.array(z.string()),
      /** The shop's public reply to a comment. */
      reply: z.string().nullable(),
      reportList: z.array(
        z.object({
          reason: z.enum(['advertising', 'abuse', 'privacy', 'false', 'other']),
          note: z.string(),
          at: time,
          outcome: z.enum(['hidden', 'kept']).nullable(),
        }),
      ),
      authorShown: z.int(),
      authorHidden: z.int(),
    }),
    refusals: ['text-not-found'],
  }),
  hiddenShare: adminRead({
    route: communityAdminRoutes.hiddenShare,
    summary: 'Share of hidden comments of the last 30 days by stars',
    permission: 'community:read',
    input: emptyObject,
    output: z.object({
      rows: z.array(z.object({ stars: z.int(), comments: z.int(), hidden: z.int() })),
    }),
    refusals: [],
  }),
  decide: adminWrite({
    route: communityAdminRoutes.decide,
    summary: 'Shows or hides a text, whatever its state; its author gets the reason, its reports an outcome',
    permission: 'community:decide',
    input: one.extend({ isShown: z.boolean(), reason }),
    output: z.null(),
    refusals: ['text-not-found', 'content-unchanged'],
    subject: (input) => ({ kind: input.kind, id: input.id }),
    reason: 'required',
  }),
  reply: adminWrite({
    route: communityAdminRoutes.reply,
    summary: 'The one public reply of the shop to a comment',
    permission: 'community:reply',
    input: z.object({ id, text: text(300) }),
    output: z.null(),
    refusals: ['comment-not-open', 'reply-too-long'],
    subject: (input) => ({ kind: 'comment', id: input.id }),
    reason: 'none',
  }),
  answer: adminWrite({
    route: communityAdminRoutes.answer,
    summary: 'Answers a question in the name of the shop',
    permission: 'community:reply',
    input: z.object({ id, text: text(300) }),
    output: z.object({ answerId: z.string() }),
    refusals: ['text-not-found', 'reply-too-long'],
    subject: (input) => ({ kind: 'question', id: input.id }),
    reason: 'none',
  }),
  templates: adminRead({
    route: communityAdminRoutes.templates,
    summary: 'Texts to insert into an answer',
    permission: 'community:reply',
    input: emptyObject,
    output: z.object({
      rows: z.array(
        z.object({
          templateId: rowId,
          title: z.string(),
          text: z.string(),
          updatedBy: z.string(),
          updatedAt: time,
        }),
      ),
    }),
    refusals: [],
  }),
  saveTemplate: adminWrite({
    route: communityAdminRoutes.saveTemplate,
    summary: 'A new template, or another text of one',
    permission: 'community:reply',
    input: z.object({ templateId: rowId.optional(), title: text(20), text: text(300) }),
    output: z.object({ templateId: rowId }),
    refusals: ['template-not-found', 'template-limit', 'conflict-name'],
    subject: ({ templateId }, result) => ({
      kind: 'reply-template',
      id: String(result?.templateId ?? templateId ?? 'new'),
    }),
    reason: 'none',
  }),
  deleteTemplate: adminWrite({
    route: communityAdminRoutes.deleteTemplate,
    summary: 'Deletes a template',
    permission: 'community:reply',
    input: z.object({ templateId: rowId }),
    output: z.null(),
    refusals: ['template-not-found'],
    subject: ({ templateId }) => ({ kind: 'reply-template', id: templateId }),
    reason: 'none',
  }),
});
