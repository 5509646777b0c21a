import { z } from 'zod';
import { id, text, time, wholeNumber } from '../../kit/fields.ts';
import { rowId } from '../kit/index.ts';

export const channel = z.enum(['message', 'sms', 'email']);
export const state = z.enum(['draft', 'waiting', 'scheduled', 'sending', 'paused', 'done', 'stopped']);
const card = z.enum(['PINK', 'WHITE', 'BLACK', 'GOLD']);
const skinType = z.enum(['dry', 'normal', 'combinationDry', 'combinationOily', 'oily', 'sensitive']);

/** Which active members are meant: all conditions hold; without any, everybody. */
export const audience = z.object({
  cards: z.array(card).min(1).max(4).optional(),
  skinTypes: z.array(skinType).min(1).max(6).optional(),
  followedBrandId: id.optional(),
  /** Paid for something of the brand, the category or the product in the last days. */
  bought: z
    .object({
      by: z.enum(['brand', 'category', 'product']),
      id,
      days: wholeNumber({ min: 1, max: 1_095 }),
    })
    .optional(),
  /** Has not ordered since. */
  notBoughtSince: time.optional(),
  /** Has a coupon of this offer that can be used now. */
  unusedOfferId: id.optional(),
});
export type Audience = z.output<typeof audience>;

export const draft = z.object({
  name: text(40),
  channel,
  /** The title of a message or the subject of an e-mail; empty for a text. */
  subject: text(60, 0),
  text: text(2_000),
  /** A page of the shop that a message leads to. */
  link: z
    .string()
    .max(200)
    .regex(/^\/[^/\\\s][^\\\s]*$/)
    .nullable(),
  audience,
});

export const broadcastId = rowId;
export const byBroadcast = (input: { broadcastId: string | null }, result?: unknown) => ({
  kind: 'marketing-send' as const,
  id: input.broadcastId ?? createdId(result),
});
const createdId = (result: unknown): string =>
  typeof result === 'object' && result !== null && 'broadcastId' in result
    ? String(result.broadcastId)
    : 'new';

const row = z.object({
  broadcastId: rowId,
  name: z.string(),
  channel,
  subject: z.string(),
  text: z.string(),
  audienceText: z.string(),
  state,
  by: z.string(),
  /** How many could be reached when it was started; 0 before. */
  expected: z.int(),
  sent: z.int(),
  refused: z.int(),
  sendAt: time.nullable(),
  createdAt: time,
  startedAt: time.nullable(),
  finishedAt: time.nullable(),
  /** The night: it goes on by itself at this time. */
  waitsUntil: time.nullable(),
});

export { row as broadcastRow };
