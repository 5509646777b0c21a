import { z } from 'zod';
import { emptyObject, mobile, time, wholeNumber } from '../../kit/fields.ts';
import { doneOrWaiting } from '../approvals/index.ts';
import { adminRead, adminWrite, defineAdminContract, fen, listPage, listSize, reason } from '../kit/index.ts';
import {
  audience,
  broadcastId,
  broadcastRow,
  byBroadcast,
  channel,
  channelProgress,
  draft,
  state,
} from './broadcast-fields.ts';
import { broadcastsRoutes as routes } from './broadcasts.routes.ts';

const choice = z.object({ id: z.string(), name: z.string() });
const change = z.object({ broadcastId, reason });

export const broadcastsContract = defineAdminContract({
  list: adminRead({
    route: routes.list,
    summary: 'Broadcasts and earlier marketing sends, newest first',
    permission: 'message:write',
    input: z.object({
      state: state.optional(),
      channel: channel.optional(),
      after: broadcastId.optional(),
      size: listSize,
    }),
    output: listPage(broadcastRow),
    refusals: [],
  }),
  choices: adminRead({
    route: routes.choices,
    summary: 'Brands, categories and coupons that members can be chosen by, and what the channels need',
    permission: 'message:write',
    input: emptyObject,
    output: z.object({
      brands: z.array(choice),
      categories: z.array(choice),
      offers: z.array(choice),
      signName: z.string(),
      smsFen: fen,
      /** No texts or e-mails from one hour to the other. */
      quietFromHour: z.int(),
      quietToHour: z.int(),
      /** More texts than this need a second person. */
      textsAlone: z.int(),
      /** A member gets at most so many broadcasts in seven days. */
      weeklyCap: z.int(),
    }),
    refusals: [],
  }),
  count: adminRead({
    route: routes.count,
    summary:
      'How many members are chosen, condition by condition, ten of them masked, and whom each channel reaches',
    permission: 'message:write',
    input: z.object({ audience }),
    output: z.object({
      members: z.int(),
      /** After each condition together with those before it. */
      steps: z.array(z.object({ text: z.string(), members: z.int() })),
      examples: z.array(
        z.object({ name: z.string(), mobile: z.string(), card: z.enum(['PINK', 'WHITE', 'BLACK', 'GOLD']) }),
      ),
      channels: z.array(
        z.object({
          channel,
          /** Why nothing can be sent by it; null when everything is configured. */
          problem: z.string().nullable(),
          reached: z.int(),
          refusals: z.array(z.object({ reason: z.string(), members: z.int() })),
        }),
      ),
      readAt: time,
    }),
    refusals: ['broadcast-refused'],
  }),
  detail: adminRead({
    route: routes.detail,
    summary: 'A broadcast with its text, its members in words, and what came of it',
    permission: 'message:write',
    input: z.object({ broadcastId }),
    output: broadcastRow.extend({
      version: z.int(),
      link: z.string().nullable(),
      /** Null: an earlier send to everybody who opted in. */
      audience: audience.nullable(),
      testsLeft: z.int(),
      perMinute: z.int(),
      progress: z.array(channelProgress),
    }),
    refusals: ['broadcast-not-found'],
  }),
  save: adminWrite({
    route: routes.save,
    summary: 'Saves a draft; one that waits for a second person becomes a draft again',
    permission: 'message:write',
    input: z.object({
      broadcastId: broadcastId.nullable(),
      version: wholeNumber({ min: 1, max: 1_000_000 }).nullable(),
      draft,
    }),
    output: z.object({ broadcastId, version: z.int() }),
    refusals: ['broadcast-not-found', 'broadcast-changed', 'broadcast-not-draft', 'broadcast-refused'],
    subject: byBroadcast,
    reason: 'none',
  }),
  test: adminWrite({
    route: routes.test,
    summary: 'Sends the saved text once, to the own address of the caller or to the mobile of a member',
    permission: 'message:write',
    input: z.object({
      broadcastId,
      /** Not for an e-mail, which goes to the login of the caller. */
      mobile: mobile.optional(),
    }),
    output: z.object({ left: z.int() }),
    refusals: [
      'broadcast-not-found',
      'broadcast-test-limit',
      'broadcast-test-nobody',
      'marketing-unavailable',
    ],
    subject: byBroadcast,
    reason: 'none',
  }),
  send: adminWrite({
    route: routes.send,
    summary: 'Sends a broadcast now or at a time; many texts need a second person',
    permission: 'message:send',
    input: z.object({
      broadcastId,
      version: wholeNumber({ min: 1, max: 1_000_000 }),
      /** Null: now. */
      sendAt: time.nullable(),
      /** What is not sent by then is not sent; null: no end. */
      endAt: time.nullable().default(null),
      /** How many messages the caller has confirmed: the members of each channel. */
      expected: wholeNumber({ min: 1, max: 100_000_000 }),
      reason,
    }),
    output: doneOrWaiting(z.object({ members: z.int() })),
    refusals: [
      'broadcast-not-found',
      'broadcast-changed',
      'broadcast-not-draft',
      'broadcast-refused',
      'broadcast-nobody',
      'broadcast-more-members',
      'marketing-unavailable',
    ],
    subject: byBroadcast,
    reason: 'required',
    // Nobody can take messages back, and texts cost money.
    needsProof: true,
  }),
  pause: adminWrite({
    route: routes.pause,
    summary: 'Pauses a broadcast; nobody gets it until it goes on',
    permission: 'message:send',
    input: change,
    output: z.null(),
    refusals: ['broadcast-not-found', 'broadcast-not-running'],
    subject: byBroadcast,
    reason: 'required',
  }),
  resume: adminWrite({
    route: routes.resume,
    summary: 'Goes on with a paused broadcast where it was',
    permission: 'message:send',
    input: change,
    output: z.null(),
    refusals: ['broadcast-not-found', 'broadcast-not-running'],
    subject: byBroadcast,
    reason: 'required',
  }),
  stop: adminWrite({
    route: routes.stop,
    summary: 'Ends a broadcast: who has not had it never gets it',
    permission: 'message:send',
    input: change,
    output: z.null(),
    refusals: ['broadcast-not-found', 'broadcast-not-running'],
    subject: byBroadcast,
    reason: 'required',
  }),
  setCap: adminWrite({
    route: routes.setCap,
    summary: 'How many broadcasts a member gets in seven days at most, by whatever channel',
    permission: 'message:send',
    input: z.object({ weeklyCap: wholeNumber({ min: 1, max: 50 }), reason }),
    output: z.object({ weeklyCap: z.int() }),
    refusals: [],
    subject: () => ({ kind: 'marketing-send', id: 'settings' }),
    reason: 'required',
  }),
});
