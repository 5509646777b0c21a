import { z } from 'zod';
import { emptyObject, mobile, text, time, wholeNumber } from '../../kit/fields.ts';
import { doneOrWaiting } from '../approvals/index.ts';
import { channel as sentBy, state } from '../broadcasts/broadcast-fields.ts';
import { adminRead, adminWrite, defineAdminContract, maskedContact, reason, rowId } from '../kit/index.ts';
import { marketingRoutes } from './marketing.routes.ts';

/** Names a campaign: nobody gets its message twice. */
const campaign = z.string().regex(/^[a-z0-9-]{1,40}$/);
const message = z.discriminatedUnion('channel', [
  z.object({ channel: z.literal('sms'), campaign, text: text(300) }),
  z.object({ channel: z.literal('email'), campaign, subject: text(60), text: text(2_000) }),
]);
const channel = z.object({
  /** Why nothing can be sent; null when everything is configured. */
  problem: z.string().nullable(),
});

export const marketingContract = defineAdminContract({
  overview: adminRead({
    route: marketingRoutes.overview,
    summary: 'Whether texts and e-mails can be sent, and the sends so far with their progress',
    permission: 'message:write',
    input: emptyObject,
    output: z.object({
      sms: channel.extend({ signName: z.string() }),
      email: channel,
      sends: z.array(
        z.object({
          sendId: rowId,
          channel: sentBy,
          campaign: z.string(),
          subject: z.string(),
          text: z.string(),
          by: z.string(),
          expected: z.int(),
          sent: z.int(),
          state,
          createdAt: time,
          finishedAt: time.nullable(),
        }),
      ),
    }),
    refusals: [],
  }),
  preview: adminRead({
    route: marketingRoutes.preview,
    summary: 'The finished text, what is charged for it, and how many members would get it; nothing is sent',
    permission: 'message:write',
    input: z.object({ message }),
    output: z.object({
      text: z.string(),
      length: z.int(),
      /** Charged messages for one recipient; 0 for an e-mail. */
      messages: z.int(),
      recipients: z.int(),
      /** Members who have had this campaign. */
      reached: z.int(),
      needsApproval: z.boolean(),
    }),
    refusals: [],
  }),
  send: adminWrite({
    route: marketingRoutes.send,
    summary:
      'Sends a campaign to every member who opted in and has not had it; many texts need a second person',
    permission: 'message:send',
    input: z.object({
      message,
      /** The count that the caller has confirmed. */
      expected: wholeNumber({ min: 1, max: 100_000_000 }),
      reason,
    }),
    output: doneOrWaiting(z.object({ sendId: rowId, recipients: z.int() })),
    refusals: ['marketing-unavailable', 'marketing-running', 'marketing-nobody', 'marketing-more-recipients'],
    subject: ({ message: sent }, result) =>
      result?.state === 'done'
        ? { kind: 'marketing-send', id: String(result.result.sendId) }
        : { kind: 'marketing-send', id: sent.campaign },
    reason: 'required',
    // Texts cost money, and nobody can take them back.
    needsProof: true,
  }),
  stop: adminWrite({
    route: marketingRoutes.stop,
    summary: 'Stops a send; what was sent stays sent',
    permission: 'message:send',
    input: z.object({ sendId: rowId, reason }),
    output: z.null(),
    refusals: ['marketing-not-running'],
    subject: ({ sendId }) => ({ kind: 'marketing-send', id: sendId }),
    reason: 'required',
  }),
  optOut: adminWrite({
    route: marketingRoutes.optOut,
    summary: 'A member answered R: no more marketing texts to this mobile',
    permission: 'message:write',
    input: z.object({ mobile }),
    output: z.object({ accounts: z.int() }),
    refusals: ['member-not-found'],
    subject: (input) => ({ kind: 'member', id: maskedContact(input.mobile) ?? 'new' }),
    reason: 'none',
  }),
});
