import { z } from 'zod';
import { feedbackKind, feedbackState } from '../../feedback/index.ts';
import { text, time, wholeNumber } from '../../kit/fields.ts';
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
import { feedbackAdminRoutes as routes } from './feedback.routes.ts';

const feedbackNo = z.string().regex(/^FK\d{14}$/);
const revision = wholeNumber({ min: 1, max: 1_000_000 });
const subject = ({ feedbackNo: id }: { feedbackNo: string }) => ({ kind: 'feedback' as const, id });

const feedbackRow = z.object({
  feedbackNo,
  createdAt: time,
  kind: feedbackKind,
  text: z.string(),
  about: z.string(),
  /** Of a member. */
  memberId: z.string().nullable(),
  /** Of a guest, masked. */
  mobile: z.string().nullable(),
  state: feedbackState,
  assigneeName: z.string().nullable(),
});

export const feedbackAdminContract = defineAdminContract({
  list: adminRead({
    route: routes.list,
    summary: 'Feedback of shoppers, newest first',
    permission: 'community:read',
    input: z.object({
      state: feedbackState.optional(),
      kind: feedbackKind.optional(),
      /** Only those assigned to the caller. */
      mine: z.enum(['1']).optional(),
      /** A number, or words of the text. */
      q: text(40).optional(),
      after: cursor.optional(),
      before: cursor.optional(),
      size: listSize,
    }),
    output: listPage(feedbackRow).extend({ counts: z.record(z.string(), z.int()) }),
    refusals: [],
  }),
  detail: adminRead({
    route: routes.detail,
    summary: 'A feedback with its images and answer, and who may be assigned',
    permission: 'community:read',
    input: z.object({ feedbackNo }),
    output: feedbackRow.extend({
      answer: z.string(),
      answeredAt: time.nullable(),
      closedAt: time.nullable(),
      assigneeId: rowId.nullable(),
      assignees: z.array(z.object({ staffId: rowId, name: z.string() })),
      imageUrls: z.array(z.string()),
      revision: z.int(),
    }),
    refusals: ['feedback-not-found'],
  }),
  assign: adminWrite({
    route: routes.assign,
    summary: 'Assigns a feedback to a colleague, or to nobody',
    permission: 'community:reply',
    input: z.object({ feedbackNo, revision, staffId: rowId.nullable() }),
    output: z.object({ revision: z.int() }),
    refusals: ['feedback-not-found', 'feedback-moved-on', 'feedback-assignee-wrong'],
    subject,
    reason: 'none',
  }),
  answer: adminWrite({
    route: routes.answer,
    summary: 'Answers a feedback; the answer arrives in the message centre of the member',
    permission: 'community:reply',
    input: z.object({ feedbackNo, revision, answer: text(1000, 2) }),
    output: z.object({ revision: z.int() }),
    refusals: ['feedback-not-found', 'feedback-moved-on'],
    subject,
    reason: 'none',
  }),
  close: adminWrite({
    route: routes.close,
    summary: 'Closes a feedback; it is deleted after a year',
    permission: 'community:reply',
    input: z.object({ feedbackNo, revision, reason }),
    output: z.object({ revision: z.int() }),
    refusals: ['feedback-not-found', 'feedback-moved-on'],
    subject,
    reason: 'required',
  }),
});
