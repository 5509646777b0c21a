import type { CouponOffer } from '@huarong/core/pricing';
import { z } from 'zod';
import { id, text, time, wholeNumber } from '../../kit/fields.ts';
import { fen } from '../kit/index.ts';

const KINDS = [
  'amountOff',
  'percentOff',
  'exchange',
  'freeFreight',
] as const satisfies readonly CouponOffer['kind'][];
export const couponKind = z.enum(KINDS);
export const channel = z.enum(['online', 'offline']);
/** In the claim centre, by one code for all, at registration, or only by staff and single-use codes. */
export const way = z.enum(['centre', 'code', 'registration', 'given']);
export const card = z.enum(['PINK', 'WHITE', 'BLACK', 'GOLD']);
/** Read by the price engine's own schema, which says in Chinese what is wrong. */
const engineRule = z.record(z.string(), z.unknown());

export const validity = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('days'), days: wholeNumber({ min: 1, max: 366 }) }),
  z.object({ kind: z.literal('dates'), from: time, until: time }),
]);

/** Parts released at set hours of every day. */
const drops = z.object({
  hours: z
    .array(wholeNumber({ min: 0, max: 23 }))
    .min(1)
    .max(12),
  minutes: wholeNumber({ min: 1, max: 1_440 }),
  quantity: wholeNumber({ min: 1, max: 100_000_000 }),
});

/** An offer as staff write it. */
export const offerFields = z.object({
  title: text(60),
  scopeText: text(40),
  link: text(200).regex(/^\/[^/\\]*/),
  channel,
  offer: engineRule,
  scope: engineRule,
  thresholdFen: wholeNumber({ min: 0, max: 100_000_000 }),
  total: wholeNumber({ min: 1, max: 100_000_000 }),
  perPerson: wholeNumber({ min: 1, max: 99 }),
  way,
  code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{14}$/)
    .nullable(),
  cards: z.array(card).min(1).max(4).nullable(),
  isForFirstOrder: z.boolean(),
  pointsPrice: wholeNumber({ min: 1, max: 1_000_000 }).nullable().default(null),
  isForBirthday: z.boolean().default(false),
  claimFrom: time,
  claimUntil: time,
  validity,
  drops: drops.nullable().default(null),
});

export const offerId = id;
export const version = wholeNumber({ min: 1, max: 1_000_000_000 });
export const byOffer = ({ offerId: offer }: { offerId: string | number }) => ({
  kind: 'coupon-offer' as const,
  id: String(offer),
});

/** How many coupons of an offer are in which state, and what the used ones saved. */
export const offerCounts = z.object({
  claimed: z.int(),
  usable: z.int(),
  held: z.int(),
  used: z.int(),
  expired: z.int(),
  void: z.int(),
  /** What used coupons saved when their orders were placed. */
  savedFen: fen,
  /** What usable and held ones may still save at most. */
  exposureFen: fen,
});
