import { z } from 'zod';
import { time } from '../../kit/fields.ts';
import { fen, rowId } from '../kit/index.ts';

export const memberState = z.enum(['active', 'locked', 'closing', 'closed']);
export const cardType = z.enum(['PINK', 'WHITE', 'BLACK', 'GOLD']);

/** A member in a list. Names and numbers are masked. */
export const memberRow = z.object({
  memberId: z.string(),
  nickname: z.string(),
  mobile: z.string(),
  cardType,
  state: memberState,
  isWatched: z.boolean(),
  tags: z.array(z.string()),
  orders: z.int(),
  paidFen: fen,
  points: z.int(),
  lastOrderAt: time.nullable(),
  createdAt: time,
});

export const memberOrder = z.object({
  orderId: z.string(),
  createdAt: time,
  payableFen: fen,
  statuses: z.array(z.string()),
});
export const pointsChange = z.object({ at: time, text: z.string(), points: z.int(), balance: z.int() });
export const memberCoupon = z.object({
  couponId: z.string(),
  title: z.string(),
  state: z.enum(['usable', 'held', 'used', 'expired', 'void']),
  validTo: time,
});
export const memberAddress = z.object({
  addressId: z.string(),
  name: z.string(),
  mobile: z.string(),
  region: z.string(),
  detail: z.string(),
  isDefault: z.boolean(),
});
export const memberDevice = z.object({ name: z.string(), address: z.string(), lastUsedAt: time });
export const memberSignIn = z.object({
  at: time,
  way: z.enum(['password', 'sms', 'social', 'register', 'qr']),
  outcome: z.enum(['signed-in', 'second-step']),
  network: z.string(),
  score: z.int(),
  reasons: z.array(z.string()),
});
export const memberNote = z.object({ noteId: rowId, at: time, who: z.string(), text: z.string() });
export const memberLock = z.object({
  reason: z.string(),
  until: time.nullable(),
  lockedBy: z.string(),
  lockedAt: time,
  endedBy: z.string().nullable(),
  endedAt: time.nullable(),
});
