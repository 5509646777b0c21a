import { z } from 'zod';
import { id, text, time, wholeNumber } from '../../kit/fields.ts';
import { fen, rowId } from '../kit/index.ts';

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

const written = z.object({
  channel,
  /** The title of a message or the subject of an e-mail; empty for a text. */
  subject: text(60, 0),
  text: text(2_000),
});
export const draft = written.extend({
  name: text(40),
  /** The same by other channels, each with its own text. */
  more: z.array(written).max(2).default([]),
  /** Messages a minute of each channel. */
  perMinute: wholeNumber({ min: 10, max: 60_000 }).default(600),
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
  /** All of them, `channel` first. */
  channels: z.array(channel),
  subject: z.string(),
  text: z.string(),
  audienceText: z.string(),
  state,
  by: z.string(),
  /** How many messages were expected when it was started; 0 before. */
  expected: z.int(),
  sent: z.int(),
  refused: z.int(),
  sendAt: time.nullable(),
  /** Until when it sends at the latest. */
  endAt: time.nullable(),
  createdAt: time,
  startedAt: time.nullable(),
  finishedAt: time.nullable(),
  /** The night: it goes on by itself at this time. */
  waitsUntil: time.nullable(),
});

/** How far one channel is, and what came of it. */
export const channelProgress = z.object({
  channel,
  subject: z.string(),
  text: z.string(),
  state,
  expected: z.int(),
  sent: z.int(),
  refused: z.int(),
  waitsUntil: time.nullable(),
  /** When the rest is sent at this speed; null when nothing is being sent. */
  endsAt: time.nullable(),
  /** Who could still have got it when its time was over; null unless it ended so. */
  unsent: z.int().nullable(),
  result: z.object({
    /** Of a message in the shop; null for other channels. */
    read: z.int().nullable(),
    failed: z.int(),
    orders: z.int(),
    paidFen: fen,
  }),
});

export { row as broadcastRow };
